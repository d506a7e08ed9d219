import { readSettings } from '../../src/build/settings/settings';
import { noDeliveryLine } from '../../src/contract/leads-endpoint';

const endpoint = 'https://leads.agency.example/leads';

test.each([
  [endpoint, endpoint],
  ['none', undefined],
  ['', undefined],
  [undefined, undefined],
])('with GATSBY_LEADS_ENDPOINT %j forms send leads to %j', (setting, address) => {
  expect(readSettings({ GATSBY_LEADS_ENDPOINT: setting }).leadsEndpoint).toBe(address);
});

test('a build without a leads endpoint says in one line that its forms deliver nothing', () => {
  expect(noDeliveryLine(undefined)).toBe('Forms deliver nothing: GATSBY_LEADS_ENDPOINT is unset.');
  expect(noDeliveryLine('')).toBe('Forms deliver nothing: GATSBY_LEADS_ENDPOINT is unset.');
  expect(noDeliveryLine('none')).toBe('Forms deliver nothing: GATSBY_LEADS_ENDPOINT is "none".');
  expect(noDeliveryLine(endpoint)).toBeNull();
});
