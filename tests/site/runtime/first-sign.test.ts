import { afterFirstSign } from '../../../src/site/runtime/first-sign';

const work = jest.fn();

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])('%s is a sign, and the first one counts', (sign) => {
  afterFirstSign(work);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event(sign));
  expect(work).toHaveBeenCalledTimes(1);
});

test('after a sign nothing waits', () => {
  window.visitorActed = true;
  afterFirstSign(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('who stops waiting is not called', () => {
  afterFirstSign(work)();
  window.dispatchEvent(new Event('scroll'));
  expect(work).not.toHaveBeenCalled();
});
