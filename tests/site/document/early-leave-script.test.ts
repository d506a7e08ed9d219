/** @jest-environment jsdom */
import { heldLead } from '../../../src/site/delivery/held-form';
import { earlySubmitLimitMs } from '../../../src/site/document/early-submit-script';
import { inlineScripts } from '../../../src/site/document/inline-scripts';

/** What the inline scripts do for a visitor who submits a form and leaves before hydration. */

const beacon = jest.fn<boolean, [string, URLSearchParams]>();
const post = jest.fn();
const add = window.addEventListener.bind(window);
let listeners: AbortController;

/** Runs the scripts on a page with these forms, each filled in unless its address is empty, and submits all of them. */
function submitOn(addresses: readonly string[]): HTMLFormElement[] {
  document.body.innerHTML = addresses
    .map(
      () => `<form data-lead-form method="post" action="/leads"><input type="hidden" name="form" value="newsletter">
    <input name="email" required><button>Send</button><p data-early="waiting" hidden>Sending</p></form>`,
    )
    .join('');
  new Function(inlineScripts.start)();
  const forms = [...document.querySelectorAll('form')];
  for (const [index, form] of forms.entries()) {
    form.submit = post;
    field(form).value = addresses[index] ?? '';
    form.querySelector('button')?.click();
  }
  return forms;
}

const field = (form: HTMLFormElement | undefined) => form?.elements.namedItem('email') as HTMLInputElement;
const leave = () => window.dispatchEvent(new Event('pagehide'));
const bodies = () => beacon.mock.calls.map(([, body]) => Object.fromEntries(body));
const waiting = () => Object.entries(window.localStorage).filter(([name]) => name.startsWith('leads.outbox.'));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
  listeners = new AbortController();
  window.addEventListener = ((type: string, listener: EventListener) => add(type, listener, { signal: listeners.signal })) as typeof add;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  beacon.mockReset().mockReturnValue(true);
  Object.assign(navigator, { sendBeacon: beacon });
});
afterEach(() => {
  listeners.abort();
  window.addEventListener = add;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a valid form is sent once, emptied, and left without a notice; an invalid one and one that was not submitted stay', () => {
  const [form, empty] = submitOn(['ada@example.com', '']);
  leave();
  leave();
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(beacon.mock.calls[0]?.[0]).toBe(form?.action);
  expect(bodies()[0]).toMatchObject({ form: 'newsletter', email: 'ada@example.com' });
  expect(field(form).value).toBe('');
  expect(form?.querySelector<HTMLElement>('[data-early]')?.hidden).toBe(true);
  expect(empty?.querySelector<HTMLElement>('[data-early]')?.hidden).toBe(false);
  field(form).value = 'written after coming back';
  leave();
  jest.advanceTimersByTime(earlySubmitLimitMs);
  expect([beacon.mock.calls.length, post.mock.calls.length, field(form).value]).toEqual([1, 0, 'written after coming back']);
});

test('what is sent is also in the outbox, in a record of its own for each form', () => {
  submitOn(['ada@example.com', 'grace@example.com']);
  leave();
  const keys = bodies().map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  expect(
    waiting()
      .map(([name]) => name)
      .sort(),
  ).toEqual(keys.map((key) => `leads.outbox.${key}.1`).sort());
  for (const [index, key] of keys.entries())
    expect(JSON.parse(window.localStorage.getItem(`leads.outbox.${key}.1`) ?? '')).toEqual({
      format: 3,
      addedAt: Date.now(),
      form: String(beacon.mock.calls[index]?.[1]),
    });
});

test('it is sent with the campaign and the entry point of a landing page, the privacy choice, the copy shown, and the seconds', () => {
  window.history.replaceState(null, '', '/contact-us/?utm_source=ad');
  const consent = '{"version":"3f9a","date":"2026-11-22T10:00:00.000Z","purposes":[]}';
  Object.assign(window, { privacyGate: { given: consent } });
  document.documentElement.dataset.ctaCopy = 'b';
  jest.spyOn(performance, 'now').mockReturnValue(7_400);
  submitOn(['ada@example.com']);
  leave();
  delete document.documentElement.dataset.ctaCopy;
  delete window.privacyGate;
  expect(bodies()).toMatchObject([
    {
      campaign: '{"source":"ad"}',
      entryPoint: '/contact-us/',
      consent,
      variant: 'b',
      secondsOnForm: '7',
    },
  ]);
});

test('the site’s code reads what the script stored as a lead with the same values', () => {
  window.history.replaceState(null, '', '/contact-us/?utm_source=ad');
  submitOn(['ada@example.com']);
  leave();
  const [[record, text] = ['', '']] = waiting();
  expect(heldLead(record, text)).toMatchObject({
    key: bodies()[0]?.key,
    fields: { email: 'ada@example.com' },
    campaign: { source: 'ad' },
    entryPoint: '/contact-us/',
    variant: null,
    consent: null,
    submittedAt: '2026-11-22T00:00:00.000Z',
  });
});

test('poison in storage costs neither the beacon nor the record', () => {
  submitOn(['ada@example.com']);
  window.sessionStorage.setItem('analytics.entryPoint', `/${'x'.repeat(500_000)}`);
  window.localStorage.setItem('analytics.campaign', `{"source":"${'x'.repeat(500_000)}"}`);
  leave();
  expect(String(beacon.mock.calls[0]?.[1]).length).toBeLessThan(20_000);
  const [[record, text] = ['', '']] = waiting();
  expect(heldLead(record, text)).toMatchObject({ fields: { email: 'ada@example.com' }, campaign: {} });
});

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test.each([
  ['denied', denied],
  ['null', () => null as unknown as Storage],
])('with storage %s, the beacon alone goes, and the form is emptied', (_, get) => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(get);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(get);
  const [form] = submitOn(['ada@example.com']);
  leave();
  expect(bodies()).toMatchObject([{ email: 'ada@example.com', campaign: '', consent: '', variant: '' }]);
  expect(field(form).value).toBe('');
});

test.each([
  ['refuses the beacon', () => false],
  ['has none', denied],
])('a form is emptied because it is in the outbox if the browser %s, and keeps its input if it is not', (_, answer) => {
  beacon.mockImplementation(answer);
  const [form] = submitOn(['ada@example.com']);
  leave();
  expect([field(form).value, waiting().length]).toEqual(['', 1]);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  const [other] = submitOn(['grace@example.com']);
  leave();
  expect([field(other).value, waiting().length]).toEqual(['grace@example.com', 1]);
});
