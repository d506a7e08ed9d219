import { languageChoice, noteVisitedLanguage, visitorsPath } from '../../../src/site/words/language-choice';

jest.mock('../../../src/contract/languages', () => ({
  defaultLanguage: 'en',
  languages: ['en', 'de'],
  languageKey: 'gatsby-i18next-language',
}));

const key = 'gatsby-i18next-language';

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('a choice is kept under the plugin’s key, and whoever listens hears of it once', () => {
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

test.each(['', 'fr', '__proto__', 'DE'])('the stored text %j is no choice, and cannot be one', (poison) => {
  window.localStorage.setItem(key, poison);
  expect(languageChoice.read()).toBeNull();
  window.localStorage.clear();
  languageChoice.write(poison);
  expect(window.localStorage.getItem(key)).toBeNull();
});

test('a visit to a page of another language is a choice; one to a page without a prefix is none', () => {
  noteVisitedLanguage('/services/');
  expect(languageChoice.read()).toBeNull();
  noteVisitedLanguage('/de/services/');
  expect(languageChoice.read()).toBe('de');
  noteVisitedLanguage('/services/');
  expect(languageChoice.read()).toBe('de');
});

test('a path gets a prefix only where the stored language differs from the default', () => {
  expect(visitorsPath('/services/')).toBe('/services/');
  languageChoice.write('en');
  expect(visitorsPath('/services/')).toBe('/services/');
  languageChoice.write('de');
  expect(visitorsPath('/services/')).toBe('/de/services/');
});

test('where the store is denied, the page’s own language still holds', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => noteVisitedLanguage('/de/')).not.toThrow();
  window.history.replaceState(null, '', '/de/');
  expect(visitorsPath('/services/')).toBe('/de/services/');
  jest.restoreAllMocks();
});
