import { html } from 'hono/html';
import { inboxPaths } from './inbox-paths';
import type { Page } from './layout';

/** A page with one sentence and a link back. */
const messagePage = (title: string, text: string): Page => ({
  title,
  content: html`<h1>${title}</h1><p class="lead">${text}</p><p><a href="${inboxPaths.list}">Go to the leads</a></p>`,
});

export const notFoundPage = messagePage('Nothing here', 'This page does not exist, or the lead was erased.');
export const csrfErrorPage = messagePage(
  'Nothing was changed',
  'This request did not come from a page of the inbox, the page was open for too long, or the browser does not keep cookies here, for example because the address lacks https. Go back, reload the page and try again.',
);
export const failedPage = messagePage(
  'Something went wrong',
  'Nothing was changed. Try again in a minute. If this keeps happening, tell the person who runs this server.',
);
