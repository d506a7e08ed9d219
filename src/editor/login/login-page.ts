import { escapeMarkup } from '../../contract/escape-markup';
import { htmlPage } from '../editor-page';
import type { Target } from './repository-access';
import { permissions, tokenDays, tokenLink, tokenList } from './token-link';

/** Stricter than the editor's own policy, and part of the page because some hosts have one policy per folder. */
export const loginPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  'connect-src https://api.github.com',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The page that the editor opens for login: it asks for a token and tests it. `siteName` is the brand's name. */
export function loginPage(siteName: string, { repository, branch }: Target): string {
  const [site, repo] = [escapeMarkup(siteName), escapeMarkup(repository)];
  const head = `<meta http-equiv="Content-Security-Policy" content="${loginPolicy}">
<meta name="referrer" content="no-referrer">
<link rel="stylesheet" href="/admin/login.css">
`;
  const body = `<main>
<h1>Log in to edit ${site}</h1>
<p>The editor saves to GitHub in your name. It needs a token: a password that opens one repository and that you can revoke at any time.</p>
<ol>
<li>
<p>${outward(tokenLink(siteName, repository), 'Create a token on GitHub')}</p>
<p>Log in there if you are asked to. Then compare the form with this list, because GitHub does not fill in everything:</p>
${fieldList(repository)}
</li>
<li><p>Press <b>Generate token</b> at the bottom and copy the token. GitHub shows it once.</p></li>
<li>
<form>
<label for="token">Paste the token</label>
<input id="token" type="password" autocomplete="current-password" autocapitalize="none" spellcheck="false" aria-describedby="problem">
<p id="problem" role="alert"></p>
<button>Log in</button>
</form>
</li>
</ol>
<h2>What happens to the token</h2>
<p>It goes to GitHub and nowhere else, and stays in this browser until you log out of the editor. After ${tokenDays} days it expires: come back and create another one. If you lose this
device, ${outward(tokenList, 'revoke the token on GitHub')}.</p>
<p>No access to ${repo}? Ask the person who runs the site.</p>
</main>
<script src="/admin/login.js" data-repository="${repo}" data-branch="${escapeMarkup(branch)}" defer></script>`;
  return htmlPage(`Log in | ${siteName}`, head, body);
}

const outward = (address: string, words: string) => `<a href="${escapeMarkup(address)}" target="_blank" rel="noreferrer">${words}</a>`;

/** GitHub's form, field by field. */
function fieldList(repository: string): string {
  const [owner = ''] = repository.split('/');
  const rows = [
    ['Resource owner', escapeMarkup(owner)],
    ['Expiration', `${tokenDays} days`],
    ['Repository access', `Only select repositories: ${escapeMarkup(repository)}`],
    ...permissions.map(({ label, level }) => [label, level]),
  ];
  return `<dl>\n${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('\n')}\n</dl>`;
}
