/** @jest-environment jsdom */
import { afterFirstSign } from '../../../src/site/runtime/first-sign';

const work = jest.fn();

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])('%s counts as activity and runs the work once', (sign) => {
  afterFirstSign(work);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  expect(work).toHaveBeenCalledTimes(1);
});

test('a pointer that rests where the page appears is no activity', () => {
  const moved = (movementX: number) => Object.assign(new MouseEvent('pointermove'), { movementX, movementY: 0 });
  afterFirstSign(work);
  window.dispatchEvent(moved(0));
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(moved(-1));
  expect(work).toHaveBeenCalledTimes(1);
});

test('after visitor activity, the work runs immediately', () => {
  window.visitorActed = true;
  afterFirstSign(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('canceled work does not run', () => {
  afterFirstSign(work)();
  window.dispatchEvent(new Event('scroll'));
  expect(work).not.toHaveBeenCalled();
});
