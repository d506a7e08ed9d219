import cloudflare from '../../docs/leads/cloudflare-worker';
import netlify from '../../docs/leads/netlify-function';
import { type PostgresServer, startPostgres } from '../../src/commands/processes/postgres-server';
import { openStore } from '../../src/receiver/storage/open-store';
import { contactLead, keyOf } from './stored-lead';

let postgres: PostgresServer;
beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => {}));
let database = '';
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.database();
});
afterAll(() => postgres.remove());

const webhook = { LEADS_WEBHOOK: 'https://hook.example/', LEADS_WEBHOOK_SECRET: 'a-secret-of-the-test' };
const post = (name: string) =>
  new Request('https://leads.example.com/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactLead({ key: keyOf(name) })),
  });

test.each([
  ['Cloudflare Workers', (request: Request) => cloudflare.fetch(request, { ...webhook, HYPERDRIVE: { connectionString: database } })],
  [
    'Netlify Functions',
    (request: Request) => {
      Object.assign(process.env, webhook, { LEADS_DATABASE: database });
      return netlify(request, { ip: '1.1.1.1' });
    },
  ],
])('the entry for %s stores a lead and queues it for another process', async (name, handle) => {
  const response = await handle(post(name));
  expect([response.status, await response.json()]).toEqual([202, { key: keyOf(name) }]);
  const store = await openStore(database);
  expect((await store.get(keyOf(name)))?.forwardings).toMatchObject([{ target: 'webhook', state: 'waiting', attempts: 0 }]);
  await store.close();
});
