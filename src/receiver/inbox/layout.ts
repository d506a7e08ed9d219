import { html } from 'hono/html';
import { colorSchemeOf } from '../../site/theme/color-scheme';
import { color } from '../../site/theme/colors';
import { formatTime } from '../format-date';
import { inboxPaths } from './inbox-paths';
import { stylesheetPath } from './stylesheet';

/** Escaped HTML. */
export type Markup = ReturnType<typeof html>;

/** A machine-readable time. */
export const timeElement = (time: number): Markup => html`<time datetime="${new Date(time).toISOString()}">${formatTime(time)}</time>`;

/** What every page needs to know about the request. */
export type Visit = { siteName: string; path: string; loggedIn: boolean; formToken: string; notice: string | null };

export type Page = { title: string; content: Markup };

/** A form that changes something; it carries the token that other origins cannot know. */
export const postForm = (visit: Visit, action: string, content: Markup, look = ''): Markup => html`
  <form method="post" action="${action}" class="${look}"><input type="hidden" name="formToken" value="${visit.formToken}">${content}</form>`;

const sections = [
  [inboxPaths.list, 'Leads'],
  [inboxPaths.chart, 'Charts'],
  [inboxPaths.person, 'Erase a person'],
] as const;

const link =
  (visit: Visit) =>
  ([path, label]: readonly [string, string]) =>
    html`
  <li><a href="${path}"${visit.path === path ? html` aria-current="page"` : ''}>${label}</a></li>`;

const menu = (visit: Visit) => html`
  <nav aria-label="Inbox"><ul class="menu">${sections.map(link(visit))}</ul></nav>
  ${postForm(visit, inboxPaths.logout, html`<button class="quiet">Log out</button>`, 'log-out')}`;

/** The whole HTML document around a page's content. */
export const documentOf = (visit: Visit, { title, content }: Page): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} · ${visit.siteName} inbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${colorSchemeOf(color.ground)}">
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top"><div class="wrap">
  <p class="brand"><a href="${inboxPaths.list}">${visit.siteName} <span>Inbox</span></a></p>
  ${visit.loggedIn ? menu(visit) : ''}
</div></header>
<main id="main" tabindex="-1" class="wrap">
  ${visit.notice === null ? '' : html`<p class="notice" role="status">${visit.notice}</p>`}
  ${content}
</main>
</body>
</html>`;
