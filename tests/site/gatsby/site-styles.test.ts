/** @jest-environment jsdom */
import { addedMark, siteStylesMark, whenStyled } from '../../../src/site/gatsby/site-styles';

const steps = ['.a {}.b {}', '.c {}', '.d {}.e {}'];

function addLink(): HTMLLinkElement {
  const link = document.createElement('link');
  link.href = '/styles-1.css';
  link.setAttribute(siteStylesMark, '');
  document.body.append(link);
  return link;
}

const respond = (ok: boolean) => jest.fn(async () => ({ ok, status: ok ? 200 : 503, text: async () => steps.join('\n') }));
const applied = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.replaceChildren();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  Object.assign(globalThis, { fetch: respond(true) });
});
afterEach(() => jest.useRealTimers());

test('the style sheet is added a line in each frame, from the last one, and ends in its order', async () => {
  const link = addLink();
  const styled = whenStyled();
  const seen: number[] = [];
  while (!link.hasAttribute(addedMark) && seen.length < 100) {
    expect(applied()).toEqual(steps.slice(steps.length - applied().length));
    seen.push(applied().length);
    await jest.advanceTimersByTimeAsync(5);
  }
  expect(await styled).toBe(true);
  expect([...new Set(seen)]).toEqual([0, 1, 2]);
  expect(applied()).toEqual(steps);
});

test('it is added in a background tab too, which shows no frames', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  addLink();
  const styled = whenStyled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await styled).toBe(true);
  expect(applied()).toEqual(steps);
});

test('asking again adds nothing twice', async () => {
  addLink();
  const both = Promise.all([whenStyled(), whenStyled()]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await both).toEqual([true, true]);
  expect(await whenStyled()).toBe(true);
  expect(applied()).toEqual(steps);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('without a link, as in development, the page is styled', async () => {
  expect(await whenStyled()).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});

test('a failure is reported, and the next call tries again', async () => {
  addLink();
  Object.assign(globalThis, { fetch: respond(false) });
  expect(await whenStyled()).toBe(false);
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.reject(new TypeError('Failed to fetch'))) });
  expect(await whenStyled()).toBe(false);
  expect(applied()).toEqual([]);
  Object.assign(globalThis, { fetch: respond(true) });
  const styled = whenStyled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await styled).toBe(true);
  expect(applied()).toEqual(steps);
});
