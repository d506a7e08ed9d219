/** @jest-environment node */
import { countryName } from '../../../src/model/relating/country-name';

test.each([
  ['CA', 'Canada'],
  ['US', 'United States'],
  ['QQ', 'QQ'],
])('%s is %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});
