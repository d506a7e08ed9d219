import { countryName } from '../../../src/model/relating/site-data';

test.each([
  ['CA', 'en', 'Canada'],
  ['US', 'en', 'United States'],
  ['DE', 'de', 'Deutschland'],
  ['QQ', 'en', 'QQ'],
])('%s in the language %s is %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});
