import { html } from 'hono/html';
import { inboxPaths } from './inbox-paths';
import { type Page, postForm, type Visit } from './layout';

export type LoginProblem = 'wrong' | 'often' | 'link' | null;

const problems = {
  wrong: 'This is not the token. Check that you copied all of it.',
  often: 'Too many attempts. Try again in 15 minutes.',
  link: 'This link has already been used or has expired. Log in with the token instead.',
} as const;

/** The login: one field for the token. `after` is the path to continue with. */
export const loginPage = (visit: Visit, problem: LoginProblem, after: string): Page => ({
  title: 'Log in',
  content: html`<div class="narrow">
    <h1>Log in</h1>
    <p class="lead">Leads from the website arrive here. Ask the person who runs the website for the token, or for a link that logs you in once.</p>
    ${postForm(
      visit,
      inboxPaths.login,
      html`<input type="hidden" name="after" value="${after}">
      <label for="token">Token</label>
      <input id="token" name="token" type="password" required autofocus autocomplete="current-password" spellcheck="false"${
        problem === null ? '' : html` aria-invalid="true" aria-describedby="problem"`
      }>
      ${problem === null ? '' : html`<p id="problem" class="problem" role="alert">${problems[problem]}</p>`}
      <button class="primary">Log in</button>`,
      'stacked',
    )}
  </div>`,
});
