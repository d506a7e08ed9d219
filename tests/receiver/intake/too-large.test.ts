import { type RunningReceiver, runReceiver } from '../running-receiver';
import { contactLead, keyOf } from '../stored-lead';

/**
 * A receiver for each test: it cuts a connection whose body it could not read to the end within half a second after its answer, and
 * `fetch` would reuse that connection for the next test.
 */
let receiver: RunningReceiver;
beforeEach(async () => {
  receiver = await runReceiver();
});
afterEach(() => receiver.close());

const tooMuch = 270_000;
const inPieces = () => new Blob(Array.from({ length: 30 }, () => ' '.repeat(10_000))).stream();

test.each<[string, () => BodyInit]>([
  ['a lead', () => JSON.stringify(contactLead({ key: keyOf('large'), fields: { message: 'x'.repeat(tooMuch) } }))],
  ['nothing but spaces', () => ' '.repeat(tooMuch)],
  ['a stream of unknown length', inPieces],
])('%s of more than 256 KiB is refused, with a sentence, and nothing is stored', async (_, body) => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const response = await fetch(`${receiver.origin}/leads`, { method: 'POST', headers, body: body(), duplex: 'half' } as RequestInit);
  expect([response.status, await response.json()]).toEqual([413, { error: 'A lead can be at most 256 KiB.' }]);
  expect((await receiver.store.list({}, { limit: 1 })).total).toBe(0);
});
