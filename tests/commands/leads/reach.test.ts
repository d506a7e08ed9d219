import { reach } from '../../../src/commands/leads/reach';
import { type HttpPeer, httpPeer } from '../../receiver/forwarding/peers';

let silent: HttpPeer;
beforeAll(async () => {
  silent = await httpPeer(() => undefined);
});
afterAll(() => silent.close());

test('an address that does not answer in time is named', async () => {
  const answer = reach(silent.address, { signal: AbortSignal.timeout(200) });
  await expect(answer).rejects.toThrow(`${silent.address} does not respond (no answer in time).`);
});
