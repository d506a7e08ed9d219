import { httpPeer } from './forwarding/peers';
import { marketerOn } from './inbox/marketer';
import { runReceiver } from './running-receiver';
import { contactLead, keyOf } from './stored-lead';
import { until } from './until';

const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

test('a lead forwarded again in the inbox does not wait for the pause that its target requested', async () => {
  const target = await httpPeer((response, count) => response.writeHead(count === 1 ? 429 : 200, { 'Retry-After': '3600' }).end());
  const token = 'a-token-of-sixteen';
  const webhook = { LEADS_WEBHOOK: target.address, LEADS_WEBHOOK_SECRET: 'a-secret-of-the-test' };
  const running = await runReceiver({ LEADS_TOKEN: token, ...webhook });
  opened.push(running, target);
  const { store, receiver } = running;
  const lead = contactLead({ key: keyOf('ada') });
  await store.put({ lead, status: 'inbox', spamReasons: [], test: false }, ['webhook'], Date.now());
  const forwarding = async () => (await store.get(lead.key))?.forwardings[0];
  await until(async () => (await forwarding())?.lastError === 'HTTP 429');

  const marketer = marketerOn({ request: (address, init) => receiver.fetch(new Request(address, init), 'a client') });
  await marketer.open(`/inbox/leads/${lead.key}/`);
  await marketer.press('Log in', { token });
  await marketer.press('Forward again');
  await until(async () => (await forwarding())?.state === 'delivered');
  expect(target.received).toHaveLength(2);
});
