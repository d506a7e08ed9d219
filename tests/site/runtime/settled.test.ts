/** @jest-environment jsdom */
import type * as Settled from '../../../src/site/runtime/settled';

let styled: (value: boolean) => void;
const stylesArrive = new Promise<boolean>((resolve) => {
  styled = resolve;
});
jest.mock('../../../src/site/gatsby/site-styles', () => ({ whenStyled: () => stylesArrive }));

/** A page of its own, and whether it has settled. */
function page(): { settled: typeof Settled; state: { settled: boolean } } {
  const state = { settled: false };
  let settled = {} as typeof Settled;
  jest.isolateModules(() => {
    settled = require('../../../src/site/runtime/settled');
  });
  void settled.whenSettled().then(() => {
    state.settled = true;
  });
  return { settled, state };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that is never rendered settles after five seconds', async () => {
  const { state } = page();
  await jest.advanceTimersByTimeAsync(4_999);
  expect(state.settled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.settled).toBe(true);
});

test('a rendered page settles as soon as its style sheet is complete', async () => {
  const { settled, state } = page();
  settled.noteFirstRender();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(state.settled).toBe(false);
  styled(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(state.settled).toBe(true);
});
