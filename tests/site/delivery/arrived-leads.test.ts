import { setTimeout as pause } from 'node:timers/promises';

/** The module as another tab has it. */
async function tab() {
  let arrivedLeads: typeof import('../../../src/site/delivery/arrived-leads').arrivedLeads | undefined;
  await jest.isolateModulesAsync(async () => {
    ({ arrivedLeads } = await import('../../../src/site/delivery/arrived-leads'));
  });
  if (!arrivedLeads) throw new Error('The module did not load.');
  return arrivedLeads;
}

test('a lead that another tab has sent has arrived for a tab that waits for it', async () => {
  const [waiting, sender] = [await tab(), await tab()];
  const stop = await new Promise<() => void>((resolve) => {
    const unsubscribe = waiting.subscribe(() => resolve(unsubscribe));
    sender.note('leads.outbox.a.1');
  });
  expect(waiting.has('leads.outbox.a.1')).toBe(true);
  expect(waiting.has('leads.outbox.b.1')).toBe(false);
  stop();
});

test('a tab in which nobody waits hears nothing', async () => {
  const [idle, sender] = [await tab(), await tab()];
  const heard = jest.fn();
  idle.subscribe(heard)();
  sender.note('leads.outbox.a.1');
  await pause(50);
  expect(heard).not.toHaveBeenCalled();
  expect(idle.has('leads.outbox.a.1')).toBe(false);
});

class DeniedChannel {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
}

test.each([
  ['missing', undefined],
  ['denied', DeniedChannel],
])('with channels between tabs %s, a lead still arrives in its own tab', async (_, channel) => {
  const { BroadcastChannel } = globalThis;
  Object.assign(globalThis, { BroadcastChannel: channel });
  const arrivedLeads = await tab();
  const heard = jest.fn();
  const stop = arrivedLeads.subscribe(heard);
  arrivedLeads.note('leads.outbox.a.1');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(arrivedLeads.has('leads.outbox.a.1')).toBe(true);
  stop();
  globalThis.BroadcastChannel = BroadcastChannel;
});
