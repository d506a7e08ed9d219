import type { Peer } from './peer';
import type { Sample, SampleFrame, SamplePage } from './sample';
import { sampleStyles } from './sample-styles';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const linkTo = ({ label, path }: { label: string; path: string }) => `<a href="${path}">${escaped(label)}</a>`;
const listOf = (links: readonly { label: string; path: string }[]) =>
  `<ul>${links.map((link) => `<li>${linkTo(link)}</li>`).join('')}</ul>`;

const headerOf = ({ name, menu }: SampleFrame) =>
  `<header>${linkTo({ label: name, path: '/' })}<details><summary>${escaped(menu.label)}</summary><nav>${listOf(menu.links)}</nav></details></header>`;

const footerOf = ({ footer, form, action }: SampleFrame) => {
  const groups = footer.map(({ title, links }) => `<section><h2>${escaped(title)}</h2>${listOf(links)}</section>`);
  const field = `<label for="email">${escaped(form.label)}</label><input id="email" type="email" name="email" required="">`;
  return `<footer><div class="groups">${groups.join('')}</div><form method="post" action="${action.path}">${field}<button type="submit">${escaped(form.button)}</button></form></footer>`;
};

const mainOf = ({ action }: SampleFrame, { heading, text, html, cards }: SamplePage) => {
  const shown = cards.map((card) => `<section><h2>${linkTo(card)}</h2><p>${escaped(card.text)}</p></section>`);
  const call = `<p><a class="action" href="${action.path}">${escaped(action.label)}</a></p>`;
  const rest = cards.length > 0 ? `${call}<div class="cards">${shown.join('')}</div>` : `<div class="text">${html}</div>`;
  return `<main><h1>${escaped(heading)}</h1><p>${escaped(text)}</p>${rest}</main>`;
};

function documentOf(frame: SampleFrame, page: SamplePage): string {
  const about = `<title>${escaped(page.title)}</title><meta name="description" content="${escaped(page.description)}">`;
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
