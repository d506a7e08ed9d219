import { directionOf, localeOf, pathPrefix } from '../../src/contract/languages';

test.each([
  ['en', 'US', 'en-US'],
  ['es', 'US', 'es-US'],
  ['de', 'AT', 'de-AT'],
  ['pt-BR', 'US', 'pt-BR'],
  ['zh-Hant', 'TW', 'zh-Hant-TW'],
  ['zh-Hant-HK', 'TW', 'zh-Hant-HK'],
])('%s in the country %s is written as in %s', (language, country, expected) => {
  expect(localeOf(language, country)).toBe(expected);
  expect(Intl.getCanonicalLocales(expected)).toEqual([expected]);
});

test.each([
  ['en', 'ltr'],
  ['zh-Hant', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
])('%s is written %s', (language, expected) => {
  expect(directionOf(language)).toBe(expected);
});

test.each([
  [undefined, ''],
  ['es', '/es'],
  ['pt-BR', '/pt-BR'],
])('the paths in %s begin with "%s"', (language, expected) => {
  expect(pathPrefix(language)).toBe(expected);
});
