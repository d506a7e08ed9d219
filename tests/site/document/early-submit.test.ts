import { earlySubmitLimitMs, earlySubmitScript } from '../../../src/site/document/early-submit';

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

test('a submit is kept from the browser and marked, also one that the browser would complain about', () => {
  const form = start('post');
  const reached = jest.fn();
  document.body.addEventListener('submit', reached, { signal: listeners.signal });
  press();
  expect(reached).not.toHaveBeenCalled();
  expect(form.submittedEarly).toBe(true);
  expect(shown()).toEqual(['waiting']);
});

test('a form that was taken over is left alone', () => {
  const form = start('post');
  form.takenOver = true;
  const reached = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('submit', reached, { signal: listeners.signal });
  press();
  expect(reached).toHaveBeenCalledTimes(1);
  expect(form.submittedEarly).toBeUndefined();
});

test('nothing is done in the browser’s way once the page was taken over in time', () => {
  const form = start('post');
  press();
  form.takenOver = true;
  jest.advanceTimersByTime(earlySubmitLimitMs);
  expect(post).not.toHaveBeenCalled();
  expect(shown()).toEqual(['waiting']);
});

test('where nobody takes the page over, the browser posts a form that is in order', () => {
  const form = start('post');
  form.querySelectorAll('input')[0]?.setAttribute('value', 'ada@example.com');
  press();
  jest.advanceTimersByTime(earlySubmitLimitMs - 1);
  expect(post).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(post).toHaveBeenCalledTimes(1);
  expect(form.submittedEarly).toBe(false);
});

test('where nobody takes the page over, the browser complains of what is missing, and then posts at the next press', () => {
  const form = start('post');
  press();
  jest.advanceTimersByTime(earlySubmitLimitMs);
  expect(post).not.toHaveBeenCalled();
  expect(form.noValidate).toBe(false);
  form.querySelectorAll('input')[0]?.setAttribute('value', 'ada@example.com');
  press();
  expect(post).toHaveBeenCalledTimes(1);
});

test('offline the form says so, and posts when the connection is back', () => {
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

test('a form without an endpoint names another way, and is still submitted if the page is taken over late', () => {
  const form = start('dialog');
  press();
  jest.advanceTimersByTime(earlySubmitLimitMs);
  expect(post).not.toHaveBeenCalled();
  expect(shown()).toEqual(['stuck']);
  expect(form.submittedEarly).toBe(true);
});
