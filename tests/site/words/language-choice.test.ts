/** @jest-environment jsdom */
import { noSiteData } from '../../../src/contract/site-data';
import { languageChoice, noteVisitedLanguage, visitorsPath } from '../../../src/site/words/language-choice';
import { languageFiles } from '../../../src/site/words/language-files';

jest.mock('../../../src/site/words/site-languages', () => ({
  defaultLanguage: 'en',
  languages: ['en', 'de'],
}));

const key = 'gatsby-i18next-language';

/** The German pages that have loaded. */
const siteDataIn = jest.spyOn(languageFiles, 'siteDataIn');
const translated = (...paths: string[]) =>
  siteDataIn.mockImplementation((language) => (language === 'de' ? { ...noSiteData, paths } : noSiteData));

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  translated('/services/');
});

test('a choice is stored under the plugin’s key, and subscribers are notified once', () => {
  const listener = jest.fn();
  const end = languageChoice.subscribe(listener);
  languageChoice.write('de');
  languageChoice.write('de');
  expect(window.localStorage.getItem(key)).toBe('de');
  expect(languageChoice.read()).toBe('de');
  end();
  languageChoice.write('en');
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(['', 'fr', '__proto__', 'DE'])('the value %j is neither read nor stored as a choice', (poison) => {
  window.localStorage.setItem(key, poison);
  expect(languageChoice.read()).toBeNull();
  window.localStorage.clear();
  languageChoice.write(poison);
  expect(window.localStorage.getItem(key)).toBeNull();
});

test('visiting a page in another language stores a choice; a page without a prefix does not', () => {
  noteVisitedLanguage('/services/');
  expect(languageChoice.read()).toBeNull();
  noteVisitedLanguage('/de/services/');
  expect(languageChoice.read()).toBe('de');
  noteVisitedLanguage('/services/');
  expect(languageChoice.read()).toBe('de');
});

test('a path gets a prefix only if the stored language differs from the default', () => {
  expect(visitorsPath('/services/')).toBe('/services/');
  languageChoice.write('en');
  expect(visitorsPath('/services/')).toBe('/services/');
  languageChoice.write('de');
  expect(visitorsPath('/services/')).toBe('/de/services/');
  expect(visitorsPath('/blog/')).toBe('/blog/');
});

test('until a language has loaded, links stay in the default language, where all pages exist', () => {
  siteDataIn.mockReturnValue(undefined);
  languageChoice.write('de');
  expect(visitorsPath('/services/')).toBe('/services/');
});

test('with storage denied, the page’s own language still applies', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => noteVisitedLanguage('/de/')).not.toThrow();
  window.history.replaceState(null, '', '/de/');
  expect(visitorsPath('/services/')).toBe('/de/services/');
  jest.mocked(jest.spyOn(window, 'localStorage', 'get')).mockRestore();
});
