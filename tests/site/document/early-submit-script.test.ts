/** @jest-environment jsdom */
import { earlySubmitLimitMs, earlySubmitScript } from '../../../src/site/document/early-submit-script';

type Form = HTMLFormElement & { takenOver?: boolean; submittedEarly?: boolean };

const connection = jest.spyOn(navigator, 'onLine', 'get');
const post = jest.fn();
let listeners: AbortController;

/** Runs the inline script on a page with one form; its listeners are tracked for removal. */
function start(method: 'post' | 'dialog'): Form {
  document.body.innerHTML = `<form data-lead-form method="${method}" action="/leads">
    <input name="email" required><button>Send</button>
    <p data-early="waiting" hidden>Sending</p><p data-early="stuck" hidden>Write to us</p></form>`;
  new Function(earlySubmitScript)();
  const form = document.querySelector<Form>('form') as Form;
  form.submit = post;
  return form;
}

const add = window.addEventListener.bind(window);
const press = () => document.querySelector<HTMLElement>('button')?.click();
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-early]')].filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.early);

beforeEach(() => {
  jest.useFakeTimers();
  listeners = new AbortController();
  connection.mockReturnValue(true);
  post.mockReset();
  window.addEventListener = ((type: string, listener: EventListener, capture?: boolean) =>
    add(type, listener, { capture: capture === true, signal: listeners.signal })) as typeof add;
});
afterEach(() => {
  listeners.abort();
  window.addEventListener = add;
  jest.useRealTimers();
});

test('an early submit is intercepted and marked, even if native validation would reject it', () => {
  const form = start('post');
  const reached = jest.fn();
  document.body.addEventListener('submit', reached, { signal: listeners.signal });
  press();
  expect(reached).not.toHaveBeenCalled();
  expect(form.submittedEarly).toBe(true);
  expect(shown()).toEqual(['waiting']);
});

test('a hydrated form is left alone', () => {
  const form = start('post');
  form.takenOver = true;
  const reached = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('submit', reached, { signal: listeners.signal });
  press();
  expect(reached).toHaveBeenCalledTimes(1);
  expect(form.submittedEarly).toBeUndefined();
});

test('a page hydrated in time does not fall back to a native post', () => {
  const form = start('post');
  press();
  form.takenOver = true;
  jest.advanceTimersByTime(earlySubmitLimitMs);
  expect(post).not.toHaveBeenCalled();
  expect(shown()).toEqual(['waiting']);
});

test('without hydration, the browser posts a valid form after the timeout', () => {
  const form = start('post');
  form.querySelectorAll('input')[0]?.setAttribute('value', 'ada@example.com');
  press();
  jest.advanceTimersByTime(earlySubmitLimitMs - 1);
  expect(post).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(post).toHaveBeenCalledTimes(1);
  expect(form.submittedEarly).toBe(false);
});

test('without hydration, native validation reports missing fields, and the next click posts the form', () => {
  const form = start('post');
  press();
  jest.advanceTimersByTime(earlySubmitLimitMs);
  expect(post).not.toHaveBeenCalled();
  expect(form.noValidate).toBe(false);
  form.querySelectorAll('input')[0]?.setAttribute('value', 'ada@example.com');
  press();
  expect(post).toHaveBeenCalledTimes(1);
});

test('an offline form shows a message and posts when the connection returns', () => {
  const form = start('post');
  form.querySelectorAll('input')[0]?.setAttribute('value', 'ada@example.com');
  connection.mockReturnValue(false);
  press();
  jest.advanceTimersByTime(earlySubmitLimitMs);
  expect(post).not.toHaveBeenCalled();
  expect(shown()).toEqual(['stuck']);
  connection.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(post).toHaveBeenCalledTimes(1);
});

test('a form without an endpoint offers another way to get in touch and stays marked for late hydration', () => {
  const form = start('dialog');
  press();
  jest.advanceTimersByTime(earlySubmitLimitMs);
  expect(post).not.toHaveBeenCalled();
  expect(shown()).toEqual(['stuck']);
  expect(form.submittedEarly).toBe(true);
});
