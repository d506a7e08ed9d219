import { escapeMarkup } from '../../src/contract/escape-markup';
import type { Peer } from './peer';
import type { Sample, SampleFrame, SamplePage } from './sample';
import { sampleStyles } from './sample-styles';

const linkTo = ({ label, path }: { label: string; path: string }) => `<a href="${path}">${escapeMarkup(label)}</a>`;
const listOf = (links: readonly { label: string; path: string }[]) =>
  `<ul>${links.map((link) => `<li>${linkTo(link)}</li>`).join('')}</ul>`;

const headerOf = ({ name, menu }: SampleFrame) =>
  `<header>${linkTo({ label: name, path: '/' })}<details><summary>${escapeMarkup(menu.label)}</summary><nav>${listOf(menu.links)}</nav></details></header>`;

const footerOf = ({ footer, form, action }: SampleFrame) => {
  const groups = footer.map(({ title, links }) => `<section><h2>${escapeMarkup(title)}</h2>${listOf(links)}</section>`);
  const field = `<label for="email">${escapeMarkup(form.label)}</label><input id="email" type="email" name="email" required="">`;
  return `<footer><div class="groups">${groups.join('')}</div><form method="post" action="${action.path}">${field}<button type="submit">${escapeMarkup(form.button)}</button></form></footer>`;
};

const mainOf = ({ action }: SampleFrame, { heading, text, html, cards }: SamplePage) => {
  const shown = cards.map((card) => `<section><h2>${linkTo(card)}</h2><p>${escapeMarkup(card.text)}</p></section>`);
  const call = `<p><a class="action" href="${action.path}">${escapeMarkup(action.label)}</a></p>`;
  const rest = cards.length > 0 ? `${call}<div class="cards">${shown.join('')}</div>` : `<div class="text">${html}</div>`;
  return `<main><h1>${escapeMarkup(heading)}</h1><p>${escapeMarkup(text)}</p>${rest}</main>`;
};

function documentOf(frame: SampleFrame, page: SamplePage): string {
  const about = `<title>${escapeMarkup(page.title)}</title><meta name="description" content="${escapeMarkup(page.description)}">`;
  const viewport = '<meta name="viewport" content="width=device-width,initial-scale=1">';
  return `<!doctype html><html lang="${frame.language}"><head><meta charset="utf-8">${viewport}${about}<style>${sampleStyles}</style></head><body>${headerOf(frame)}${mainOf(frame, page)}${footerOf(frame)}</body></html>`;
}

/** The floor: the sample's HTML and its styles, without any tool or script. */
export const html: Peer = {
  title: 'HTML and inline CSS only',
  manifest: { dependencies: {} },
  output: 'public',
  immutable: [],
  files: ({ frame, pages }: Sample) => Object.fromEntries(pages.map((page) => [`public${page.path}index.html`, documentOf(frame, page)])),
};
