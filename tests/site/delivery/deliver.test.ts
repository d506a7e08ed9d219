/** @jest-environment jsdom */
import { entryOf, outboxAgeMs } from '../../../src/site/delivery/outbox';
import { entryText } from '../../../src/site/delivery/outbox-record';
import { sampleLead } from './sample-lead';

const endpoint = 'https://leads.example/in';
/** The response of a receiver that follows the contract; jsdom has no `Response`. */
function respond(status: number, headers: Record<string, string> = {}, key = 'k1'): Promise<Response> {
  const contentType = { 'Content-Type': 'application/json', ...headers };
  const text = async () => JSON.stringify(status < 300 ? { key } : { error: 'no' });
  return Promise.resolve({ status, ok: status >= 200 && status < 300, headers: new Headers(contentType), text } as Response);
}
const reportError = jest.fn();
const send = jest.fn<Promise<Response>, [string, RequestInit]>();

/** A page load: fresh modules, hence a fresh courier. */
function loadPage(leadsEndpoint: string | undefined = endpoint) {
  let page: typeof import('../../../src/site/delivery/deliver') = undefined as never;
  jest.isolateModules(() => {
    jest.doMock('../../../src/site/edge/public-settings', () => ({ publicSettings: { leadsEndpoint } }));
    jest.doMock('../../../src/site/errors/error-reporting', () => ({ reportError }));
    page = require('../../../src/site/delivery/deliver');
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
  reportError.mockReset();
  Object.assign(globalThis, { fetch: send });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a lead is sent as JSON with its key and revision, in a keepalive request that follows no redirects', async () => {
  send.mockImplementation(() => respond(201));
  await expect(loadPage().deliver(sampleLead())).resolves.toBe('accepted');
  const [address, request] = send.mock.calls[0] ?? [];
  expect(address).toBe(endpoint);
  expect(request).toMatchObject({
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': 'k1.1' },
    credentials: 'omit',
    redirect: 'manual',
    keepalive: true,
  });
  expect(JSON.parse(String(request?.body))).toEqual(sampleLead());
  expect(stored()).toBeNull();
});

test('a lead is stored in the outbox before it is sent', async () => {
  let before: string | null = null;
  send.mockImplementation(() => {
    before = stored();
    return respond(200);
  });
  await loadPage().deliver(sampleLead());
  expect(before).toContain('ada@example.com');
});

test('without an endpoint, nothing is sent or stored', async () => {
  const page = loadPage('');
  await expect(page.deliver(sampleLead())).resolves.toBe('nowhere');
  await page.resumeDelivery();
  expect(send).not.toHaveBeenCalled();
  expect(stored()).toBeNull();
});

test.each<[string, typeof fetch]>([
  [
    'that of the browser',
    (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  ],
  ['that of an extension, which ignores the signal', () => new Promise(() => {})],
])('a request without a response times out after ten seconds, whether fetch is %s', async (_, hang) => {
  send.mockImplementation(hang);
  const told = jest.fn();
  void loadPage().deliver(sampleLead()).then(told);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith('stored');
});

test('a stored lead is retried under the same key after a pause', async () => {
  send.mockImplementationOnce(() => respond(500)).mockImplementation(() => respond(200));
  await expect(loadPage().deliver(sampleLead())).resolves.toBe('stored');
  expect(stored()).not.toBeNull();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]?.[1].headers).toMatchObject({ 'Idempotency-Key': 'k1.1' });
  expect(stored()).toBeNull();
});

test('a stored lead is sent immediately when the connection returns', async () => {
  send.mockImplementationOnce(() => Promise.reject(new TypeError('offline'))).mockImplementation(() => respond(200));
  await loadPage().deliver(sampleLead());
  jest.setSystemTime(Date.now() + 1_000);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(stored()).toBeNull();
});

test('a stored lead is sent on the next visit', async () => {
  send.mockImplementationOnce(() => respond(503)).mockImplementation(() => respond(200));
  await loadPage().deliver(sampleLead());
  jest.clearAllTimers();
  await loadPage().resumeDelivery();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(stored()).toBeNull();
});

test('a stored lead is sent even if the store of the service worker hangs', async () => {
  send.mockImplementationOnce(() => respond(503)).mockImplementation(() => respond(200));
  await loadPage().deliver(sampleLead());
  jest.clearAllTimers();
  Object.assign(window, { caches: { has: () => new Promise(() => {}) } });
  void loadPage().resumeDelivery();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(stored()).toBeNull();
  Reflect.deleteProperty(window, 'caches');
});

test('a lead that the receiver rejects is reported as refused and stays in the outbox', async () => {
  send.mockImplementation(() => respond(422));
  await expect(loadPage().deliver(sampleLead())).resolves.toBe('refused');
  expect(stored()).toContain('ada@example.com');
});

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test.each([
  ['denied', denied],
  ['null', () => null as unknown as Storage],
])('with storage %s, a lead stays in memory and is retried', async (_, storage) => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(storage);
  send.mockImplementationOnce(() => respond(500)).mockImplementation(() => respond(200));
  await expect(loadPage().deliver(sampleLead())).resolves.toBe('inMemory');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('with storage that an extension made store nothing, a lead stays in memory and is retried', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
  send.mockImplementationOnce(() => respond(500)).mockImplementation(() => respond(200));
  await expect(loadPage().deliver(sampleLead())).resolves.toBe('inMemory');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each(['[{"lead":{"key":{}}},null', '{', 'null', JSON.stringify(entryOf(sampleLead(), Date.now()))])(
  'a corrupt record is removed and affects neither the visit nor the next lead: %.30s',
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

test('a lead too large for keepalive is still sent', async () => {
  send.mockImplementation(() => respond(200));
  await loadPage().deliver(sampleLead({ fields: { message: 'x'.repeat(100_000) } }));
  expect(send.mock.calls[0]?.[1].keepalive).toBe(false);
});

test('a record from a newer version of the site is neither sent nor removed', async () => {
  const newer = JSON.stringify({ format: 3, addedAt: Date.now(), parcel: {} });
  window.localStorage.setItem('leads.outbox.k9.1', newer);
  await loadPage().resumeDelivery();
  expect(send).not.toHaveBeenCalled();
  expect(stored()).toBe(newer);
});

test('without an endpoint, stored leads are removed after one week, not before', async () => {
  const now = Date.now();
  for (const [key, age] of [
    ['new', 0],
    ['old', outboxAgeMs],
  ] as const) {
    window.localStorage.setItem(`leads.outbox.${key}.1`, entryText(entryOf(sampleLead({ key }), now - age)));
  }
  await loadPage('').resumeDelivery();
  expect(waitingRecords()).toEqual(['leads.outbox.new.1']);
});

test('the leave-page confirmation appears only while a lead is in memory', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const isAsked = () => {
    const event = new Event('beforeunload', { cancelable: true });
    Object.defineProperty(event, 'returnValue', { value: '', writable: true });
    window.dispatchEvent(event);
    expect(Boolean(event.returnValue)).toBe(event.defaultPrevented);
    return event.defaultPrevented;
  };
  send.mockImplementationOnce(() => respond(503)).mockImplementation(() => respond(200));
  await loadPage().deliver(sampleLead());
  expect(isAsked()).toBe(true);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(isAsked()).toBe(false);
});

test.each([
  ['refuses', () => respond(422), 'refused, 4xx'],
  ['fails', () => respond(503), 'unavailable, 5xx'],
  ['redirects', () => respond(0), 'unconfirmed, no status'],
  ['names another lead', () => respond(200, {}, 'k2'), 'unconfirmed, 2xx'],
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch')), 'unreached, no status'],
])('an endpoint that %s is reported with its cause and without lead data', async (_, answer, words) => {
  send.mockImplementation(answer);
  await loadPage().deliver(sampleLead());
  const [[error, place] = []] = reportError.mock.calls;
  expect(String(error)).toBe(`Error: The leads endpoint did not accept a lead: ${words}`);
  expect(place).toEqual({ boundary: 'delivery', cause: 'leads endpoint' });
});

test('a failure while the visitor is offline is not reported', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  send.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await loadPage().deliver(sampleLead());
  expect(reportError).not.toHaveBeenCalled();
});

test('each lead and revision has its own record, so tabs do not overwrite each other', async () => {
  send.mockImplementation(() => respond(503));
  const page = loadPage();
  await Promise.all([
    page.deliver(sampleLead()),
    page.deliver(sampleLead({ key: 'k2' })),
    page.deliver(sampleLead({ key: 'k2', revision: 2 })),
  ]);
  expect(waitingRecords().sort()).toEqual(['leads.outbox.k1.1', 'leads.outbox.k2.2']);
});
