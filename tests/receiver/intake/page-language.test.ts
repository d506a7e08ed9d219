import { pageLanguage } from '../../../src/receiver/intake/page-language';

const known = ['de', 'en', 'es', 'pt-BR', 'zh-Hant'];

test.each([
  ['es', 'de', 'es'],
  ['ES', 'de', 'es'],
  ['es-MX', 'de', 'es'],
  ['pt-br', '', 'pt-BR'],
  ['pt', '', 'pt-BR'],
  ['pt-PT', '', 'pt-BR'],
  ['zh-Hant-TW', '', 'zh-Hant'],
  ['fr', 'de', 'de'],
  ['', 'de', 'de'],
  ['', 'fr-CA, fr;q=0.9, es;q=0.8, de;q=0.7', 'es'],
  ['', 'de;q=0.2, es;q=0.7', 'es'],
  ['', 'es;q=0', 'en'],
  ['', '*', 'en'],
  ['', '', 'en'],
  ['', ';;,,q=', 'en'],
  ['../de', '', 'en'],
  ['de/../..', '', 'en'],
  ['__proto__', 'constructor', 'en'],
])('posted %j, accepted %j: %s', (posted, accepted, language) => {
  expect(pageLanguage(known, posted, accepted)).toBe(language);
});

test('input of any length is read, and matches nothing', () => {
  expect(pageLanguage(known, 'd'.repeat(200_000), '')).toBe('en');
  expect(pageLanguage(known, '-'.repeat(200_000), '-,'.repeat(5_000))).toBe('en');
});

test('without English, any known one is better than none', () => {
  expect(pageLanguage(['de'], 'fr', 'es')).toBe('de');
  expect(pageLanguage([], 'fr', 'es')).toBeUndefined();
});
