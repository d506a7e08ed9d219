/** @jest-environment jsdom */
import { keptControls } from '../../../src/site/edge/kept-controls';
import { errorLimit } from '../../../src/site/errors/error-buffer';
import { startErrorService } from '../../../src/site/errors/error-service';

type Sent = {
  release: string;
  environment: string;
  tags: Record<string, string>;
  sdk: { settings: { infer_ip: string } };
  fingerprint?: string[];
  exception: { values: { type: string; value: string; mechanism: { type: string; handled: boolean } }[] };
};

/** Bodies that the real SDK has posted to the mocked intake. */
const posted: string[] = [];

function itemsOf(body: string): { type: string; payload: Sent }[] {
  const [, ...lines] = body.split('\n').filter(Boolean);
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    return index % 2 === 0 && next ? [{ type: JSON.parse(line).type, payload: JSON.parse(next) }] : [];
  });
}

async function sent(): Promise<Sent[]> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  const items = posted.flatMap(itemsOf);
  expect(items.map(({ type }) => type)).toEqual(items.map(() => 'event'));
  return items.map(({ payload }) => payload);
}

const throwAtWindow = (error: Error) => window.onerror?.(error.message, 'https://localhost/app.js', 1, 2, error);

const rejectAtWindow = (reason: unknown) =>
  window.onunhandledrejection?.(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }));

let capture: ReturnType<typeof startErrorService>;

beforeAll(() => {
  window.fetch = async (_address: RequestInfo | URL, options?: RequestInit) => {
    posted.push(String(options?.body));
    return { status: 200, headers: new Map() } as unknown as Response;
  };
});

// As after a page load: nothing has been reported.
beforeEach(() => {
  posted.length = 0;
  document.body.innerHTML = '';
  keptControls.clear();
  capture = startErrorService({ dsn: 'https://key@errors.example/7', environment: 'production', release: 'abc1234' });
});

test('starting sends nothing: no session and no client report', async () => {
  await sent();
  expect(posted).toEqual([]);
});

test('a caught error is sent once, with the code version and without visitor data', async () => {
  const error = new Error('caught');
  capture({ error, origin: 'boundary', boundary: 'page' });
  capture({ error, origin: 'error' });
  const [event, ...others] = await sent();
  expect(others).toEqual([]);
  expect(event).toMatchObject({ release: 'abc1234', environment: 'production', tags: { boundary: 'page' } });
  expect(event?.sdk.settings.infer_ip).toBe('never');
  expect(event?.exception.values[0]).toMatchObject({ type: 'Error', value: 'caught', mechanism: { handled: true } });
  for (const part of ['user', 'breadcrumbs', 'extra', 'contexts', 'server_name']) expect(event).not.toHaveProperty(part);
  expect(posted[0]).not.toContain(navigator.userAgent);
});

test('window errors after startup are sent by the SDK itself, once each', async () => {
  const [error, reason] = [new Error('uncaught'), new Error('rejected')];
  throwAtWindow(error);
  rejectAtWindow(reason);
  capture({ error, origin: 'boundary', boundary: 'page' });
  const values = (await sent()).map(({ exception }) => exception.values[0]);
  expect(values).toMatchObject([
    { value: 'uncaught', mechanism: { handled: false } },
    { value: 'rejected', mechanism: { handled: false } },
  ]);
});

test('the cause of an error is sent with it', async () => {
  capture({ error: new Error('outer', { cause: new TypeError('inner') }), origin: 'error' });
  const [event] = await sent();
  expect(event?.exception.values.map(({ value }) => value)).toEqual(['inner', 'outer']);
});

test('the report contains no typed text, email address or query', async () => {
  document.body.innerHTML = '<form><input name="name"><textarea></textarea><input type="hidden" value="lead"></form>';
  const [name, message] = document.querySelectorAll<HTMLInputElement>('input, textarea');
  if (name) name.value = 'Ada Canary';
  if (message) message.value = 'Secret plan';
  window.history.replaceState(null, '', '/contact-us/?email=ada@example.com');
  capture({ error: new Error('Ada Canary <ada@example.com>: "Secret plan" is no lead'), origin: 'error' });
  rejectAtWindow({ name: 'Ada Canary', email: 'ada@example.com' });
  const events = await sent();
  expect(events[0]?.exception.values[0]?.value).toBe('[typed] <[e-mail]>: "[typed]" is no lead');
  expect(events).toHaveLength(2);
  expect(posted.join()).not.toMatch(/Canary|ada@|Secret|\?/);
});

test('the report contains no text that is kept from a form of an earlier page', async () => {
  const message = document.createElement('textarea');
  message.value = 'Secret plan';
  keptControls.set('message', message);
  capture({ error: new Error('"Secret plan" is no lead'), origin: 'error' });
  const [event] = await sent();
  expect(event?.exception.values[0]?.value).toBe('"[typed]" is no lead');
});

test('thrown primitives are sent, with a group if they match known noise', async () => {
  capture({ error: 'Script error.', origin: 'error' });
  rejectAtWindow('Loading chunk 7 failed.');
  capture({ error: undefined, origin: 'rejection' });
  const events = await sent();
  expect(events.map(({ fingerprint }) => fingerprint)).toEqual([['foreign-script'], ['stale-chunk'], undefined]);
});

test('a repeated error is sent once, and no client report mentions the others', async () => {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const repeat = () => capture({ error: Object.assign(new Error('again'), { stack: 'Error: again' }), origin: 'error' });
  for (let number = 0; number < 3; number++) repeat();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await sent()).toHaveLength(1);
  hidden.mockRestore();
});

test('errors that alternate are sent once each', async () => {
  const [one, other] = [() => new Error('one'), () => new TypeError('one')];
  for (let number = 0; number < 200; number++) {
    throwAtWindow(one());
    throwAtWindow(other());
  }
  expect((await sent()).map(({ exception }) => exception.values[0]?.type)).toEqual(['Error', 'TypeError']);
});

test('errors that differ only in what was typed are the same', async () => {
  document.body.innerHTML = '<input>';
  for (const typed of ['Ada Lovelace', 'Charles Babbage']) {
    for (const input of document.querySelectorAll('input')) input.value = typed;
    rejectAtWindow(`${typed} is no lead`);
  }
  expect(await sent()).toHaveLength(1);
});

test('equal messages from different places in the code are different errors', async () => {
  for (const line of [1, 2]) {
    const stack = `Error: again\n    at send (https://localhost/app.js:${line}:1)`;
    capture({ error: Object.assign(new Error('again'), { stack }), origin: 'error' });
  }
  expect(await sent()).toHaveLength(2);
});

test('of many different errors, only the first are sent', async () => {
  for (let number = 0; number < 200; number++) rejectAtWindow(`reason ${number}`);
  const events = await sent();
  expect(events).toHaveLength(errorLimit);
  expect(events.at(-1)?.exception.values[0]?.value).toContain(`reason ${errorLimit - 1}`);
});
