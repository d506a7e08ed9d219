import { settingsIn } from '../../src/contract/settings-in';

const file = '.env.leads';

test.each(['\uFEFFLEADS_PORT=1\r\nLEADS_RATE="2"\r\n', '# A comment\nLEADS_PORT=1\nLEADS_RATE=2'])('%j', (text) => {
  expect(settingsIn(text, file)).toEqual({ LEADS_PORT: '1', LEADS_RATE: '2' });
});

test.each(['utf16le', 'latin1'] as const)('a file in %s is refused by name', (encoding) => {
  const text = Buffer.from('\uFEFFLEADS_TOKEN=Schlüssel', encoding).toString('utf8');
  expect(() => settingsIn(text, file)).toThrow('.env.leads is not encoded in UTF-8: save it again as UTF-8.');
});
