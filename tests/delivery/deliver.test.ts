import { entryOf } from '../../src/delivery/outbox';
import { sampleLead } from './sample-lead';

const endpoint = 'https://leads.example/in';
const respond = (status: number) => Promise.resolve({ status } as Response);
const send = jest.fn<Promise<Response>, [string, RequestInit]>();

/** A page load: fresh modules, so a fresh courier. */
function loadPage(leadsEndpoint: string | undefined = endpoint) {
  let page: typeof import('../../src/delivery/deliver') & typeof import('../../src/delivery/resume-delivery') = undefined as never;
  jest.isolateModules(() => {
    jest.doMock('../../src/platform/public-settings', () => ({ publicSettings: { leadsEndpoint } }));
    page = { ...require('../../src/delivery/deliver'), ...require('../../src/delivery/resume-delivery') };
  });
  return page;
}

const waitingRecords = () => Object.keys(window.localStorage).filter((key) => key.startsWith('leads.outbox.'));
const stored = () =>
  waitingRecords()
    .map((record) => window.localStorage.getItem(record))
    .join() || null;

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  send.mockReset();
  Object.assign(globalThis, { fetch: send });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a lead goes out as JSON with its key as the idempotency key, and leaves nothing behind', async () => {
  send.mockImplementation(() => respond(201));
  await expect(loadPage().deliver(sampleLead())).resolves.toBe('accepted');
  const [address, request] = send.mock.calls[0] ?? [];
  expect(address).toBe(endpoint);
  expect(request).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' } });
  expect(JSON.parse(String(request?.body))).toEqual(sampleLead());
  expect(stored()).toBeNull();
});

test('the lead is in the outbox before it is sent', async () => {
  let before: string | null = null;
  send.mockImplementation(() => {
    before = stored();
    return respond(200);
  });
  await loadPage().deliver(sampleLead());
  expect(before).toContain('ada@example.com');
});

test('without an endpoint nothing is sent and nothing is stored', async () => {
  const page = loadPage('');
  await expect(page.deliver(sampleLead())).resolves.toBe('accepted');
  await page.resumeDelivery();
  expect(send).not.toHaveBeenCalled();
  expect(stored()).toBeNull();
});

test('a receiver that does not answer is given ten seconds', async () => {
  send.mockImplementation(
    (_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const told = jest.fn();
  void loadPage().deliver(sampleLead()).then(told);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith('kept');
});

test('a kept lead is sent again under the same key after a pause', async () => {
  send.mockImplementationOnce(() => respond(500)).mockImplementation(() => respond(200));
  await expect(loadPage().deliver(sampleLead())).resolves.toBe('kept');
  expect(stored()).not.toBeNull();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]?.[1].headers).toMatchObject({ 'Idempotency-Key': 'k1' });
  expect(stored()).toBeNull();
});

test('a kept lead is sent at once when the connection is back', async () => {
  send.mockImplementationOnce(() => Promise.reject(new TypeError('offline'))).mockImplementation(() => respond(200));
  await loadPage().deliver(sampleLead());
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(stored()).toBeNull();
});

test('a kept lead is sent at the next visit', async () => {
  send.mockImplementationOnce(() => respond(503)).mockImplementation(() => respond(200));
  await loadPage().deliver(sampleLead());
  jest.clearAllTimers();
  await loadPage().resumeDelivery();
  expect(send).toHaveBeenCalledTimes(2);
  expect(stored()).toBeNull();
});

test('a lead that the receiver refuses is shown as failed and stays in the outbox', async () => {
  send.mockImplementation(() => respond(422));
  await expect(loadPage().deliver(sampleLead())).resolves.toBe('failed');
  expect(stored()).toContain('ada@example.com');
});

test('where the store is denied the lead is held in memory and sent again', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  send.mockImplementationOnce(() => respond(500)).mockImplementation(() => respond(200));
  await expect(loadPage().deliver(sampleLead())).resolves.toBe('held');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each(['[{"lead":{"key":{}}},null', '{', 'null', JSON.stringify(entryOf(sampleLead(), Date.now()))])(
  'a poisoned record is taken away and harms neither the visit nor the next lead: %.30s',
  async (poison) => {
    window.localStorage.setItem('leads.outbox.poison', poison);
    window.localStorage.setItem('leads.outboxing', 'of another program');
    send.mockImplementation(() => respond(200));
    const page = loadPage();
    await page.resumeDelivery();
    expect(send).not.toHaveBeenCalled();
    await expect(page.deliver(sampleLead())).resolves.toBe('accepted');
    expect(Object.keys(window.localStorage)).toEqual(['leads.outboxing']);
  },
);

test('each lead and each revision is a record of its own, so that no tab writes over another’s', async () => {
  send.mockImplementation(() => respond(503));
  const page = loadPage();
  await Promise.all([
    page.deliver(sampleLead()),
    page.deliver(sampleLead({ key: 'k2' })),
    page.deliver(sampleLead({ key: 'k2', revision: 2 })),
  ]);
  expect(waitingRecords().sort()).toEqual(['leads.outbox.k1.1', 'leads.outbox.k2.2']);
});
