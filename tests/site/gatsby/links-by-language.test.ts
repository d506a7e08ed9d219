/** @jest-environment jsdom */
import { noSiteData } from '../../../src/contract/site-data';
import type { GatsbyWindow } from '../../../src/site/gatsby/gatsby-window';
import { followLinks } from '../../../src/site/gatsby/links';
import { languageChoice } from '../../../src/site/words/language-choice';
import { languageFiles } from '../../../src/site/words/language-files';

jest.mock('../../../src/site/words/site-languages', () => ({
  defaultLanguage: 'en',
  languages: ['en', 'de'],
}));

const gatsby = { ___navigate: jest.fn(), ___loader: { hovering: jest.fn(), enqueue: jest.fn(async () => true) } };
followLinks(gatsby as unknown as GatsbyWindow);

beforeEach(() => {
  jest.spyOn(languageFiles, 'siteDataIn').mockReturnValue({ ...noSiteData, paths: ['/blog/'] });
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

function click(markup: string, how: MouseEventInit = {}): void {
  document.body.innerHTML = markup;
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

const fromMarkdown = '<a href="/blog/?page=2#top">x</a>';

test.each([
  ['a visitor who chose a language', '/services/', 'de', '/de/blog/?page=2#top'],
  ['a visitor who chose none', '/services/', null, '/blog/?page=2#top'],
  ['a page in another language', '/de/services/', null, '/de/blog/?page=2#top'],
])('a Markdown link keeps the language of %s', (_whom, path, chosen, expected) => {
  window.history.replaceState(null, '', path);
  if (chosen) languageChoice.write(chosen);
  click(fromMarkdown);
  expect(gatsby.___navigate).toHaveBeenCalledWith(expected, { replace: false });
  expect(gatsby.___loader.hovering).not.toHaveBeenCalled();
});

test('the linked page is prefetched in the chosen language', () => {
  languageChoice.write('de');
  document.body.innerHTML = fromMarkdown;
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(gatsby.___loader.hovering).toHaveBeenCalledWith('/de/blog/?page=2');
});

test.each([{}, { ctrlKey: true }])('a click with %j on a language link stores that language', (how) => {
  languageChoice.write('de');
  click('<a href="/services/" hreflang="en">English</a>', how);
  expect(languageChoice.read()).toBe('en');
});

test('a language link leads to the language it names', () => {
  languageChoice.write('de');
  click('<a href="/services/" hreflang="en">English</a>');
  expect(gatsby.___navigate).toHaveBeenCalledWith('/services/', { replace: false });
});
