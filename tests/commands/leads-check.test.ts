import { conformanceFaults } from '../../src/commands/leads-check';
import { type Behavior, httpPeer } from '../receiver/forwarding/peers';

const siteOrigin = 'http://localhost:9000';

// tests/receiver/intake/leads-app.test.ts checks that our own receiver fulfills the contract.
test.each<[string, Behavior, number]>([
  ['answers everything with a page', (response) => response.setHeader('Content-Type', 'text/html').end('<p>Thank you'), 10],
  ['answers everything with a redirect', (response) => response.writeHead(303, { Location: '/thank-you/' }).end(), 9],
  ['answers everything without content', (response) => response.writeHead(204).end(), 10],
])('a receiver that %s violates the contract', async (_, behave, faults) => {
  const receiver = await httpPeer(behave);
  expect(await conformanceFaults(`${receiver.address}/leads`, siteOrigin)).toHaveLength(faults);
  await receiver.close();
});

test('a receiver that does not respond is not said to violate the contract', async () => {
  const { address, close } = await httpPeer(() => undefined);
  await close();
  await expect(conformanceFaults(`${address}/leads`, siteOrigin)).rejects.toThrow(`${address}/leads does not respond (ECONNREFUSED).`);
});

test.each([
  ['leads.example', siteOrigin],
  ['https://leads.example/leads', 'www.example'],
])('of %j and %j, the one that is not a URL is named', async (endpoint, site) => {
  await expect(conformanceFaults(endpoint, site)).rejects.toThrow(/^"\w+\.example" is not a URL such as /);
});

test('the address of the site may end in a slash', async () => {
  const origins: unknown[] = [];
  const receiver = await httpPeer((response) => {
    origins.push(response.req.headers.origin);
    response.end();
  });
  await conformanceFaults(`${receiver.address}/leads`, `${siteOrigin}/`);
  expect(new Set(origins)).toEqual(new Set([siteOrigin]));
  await receiver.close();
});
