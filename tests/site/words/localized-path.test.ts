import { languageOf, linkLanguage, localizedPath } from '../../../src/site/words/localized-path';

jest.mock('../../../src/site/words/site-languages', () => ({ defaultLanguage: 'en', languages: ['en', 'de'] }));

const everywhere = () => true;

test.each<[string, string | null, string]>([
  ['/services/', null, 'no language is stored'],
  ['/services/', 'en', 'the language is the default'],
  ['/services/', 'fr', 'the site does not have the language'],
  ['/services/', '', 'the stored language is empty'],
  ['/services/', '../evil', 'the stored value is no language'],
  ['/services/', '__proto__', 'the stored value is poison'],
  ['/feed.xml', 'de', 'it is a file'],
  ['/pictures/plan.svg?v=2', 'de', 'it is a file with a query'],
  ['#questions', 'de', 'it is an anchor'],
  ['https://elsewhere.example/', 'de', 'it leads elsewhere'],
  ['//elsewhere.example/', 'de', 'it leads elsewhere without a scheme'],
  ['mailto:hello@elsewhere.example', 'de', 'it is an email address'],
])('%s for %p stays unchanged, because %s', (path, language) => {
  expect(localizedPath(path, language, everywhere)).toBe(path);
});

test.each([
  ['/', '/de/'],
  ['/services/', '/de/services/'],
  ['/services/?topic=ai#top', '/de/services/?topic=ai#top'],
  ['/#contact-us', '/de/#contact-us'],
  ['/de/services/', '/de/services/'],
  ['/design/', '/de/design/'],
])('in another language of the site, %s becomes %s', (path, expected) => {
  expect(localizedPath(path, 'de', everywhere)).toBe(expected);
  expect(localizedPath(expected, 'de', everywhere)).toBe(expected);
});

test.each([
  ['/', 'en'],
  ['/de/', 'de'],
  ['/de', 'de'],
  ['/de?a=1', 'de'],
  ['/design/', 'en'],
  ['/fr/services/', 'en'],
  ['/en/', 'en'],
])('%s has the language %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test.each<[string, string | null, string]>([
  ['en', null, 'en'],
  ['en', 'de', 'de'],
  ['en', 'en', 'en'],
  ['de', null, 'de'],
  ['de', 'en', 'de'],
])('links on a page in %s for a visitor who chose %p lead to %s', (page, chosen, expected) => {
  expect(linkLanguage(page, chosen)).toBe(expected);
});

test.each([
  ['/team/#all', '/de/team/#all'],
  ['/blog/', '/blog/'],
])('where only the team is translated, %s becomes %s', (path, expected) => {
  expect(localizedPath(path, 'de', (place, language) => place === '/team/' && language === 'de')).toBe(expected);
});
