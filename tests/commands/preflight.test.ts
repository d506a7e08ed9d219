import { preflight } from '../../src/commands/preflight';

test('warns of a setting with a misspelled name, and goes on', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  process.env.GATSBY_LEAD_ENDPOINT = 'https://leads.example.com/leads';
  await preflight(undefined).finally(() => delete process.env.GATSBY_LEAD_ENDPOINT);
  expect(warned.mock.calls).toEqual([[expect.stringContaining('GATSBY_LEADS_ENDPOINT')]]);
});
