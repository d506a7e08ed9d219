/** @jest-environment jsdom */
import { whenNear } from '../../../src/site/runtime/when-near';
import { observeByHand } from '../observe-by-hand';

const work = jest.fn();

beforeEach(() => {
  work.mockReset();
});

const interact = () => window.dispatchEvent(new Event('pointermove'));

test('the work waits until the element is near and the visitor interacts', async () => {
  const see = observeByHand();
  whenNear(document.body, '0px', work);
  await see(true);
  expect(work).not.toHaveBeenCalled();
  interact();
  interact();
  expect(work).toHaveBeenCalledTimes(1);
});

test('interaction while the element is far away starts nothing until it comes near', async () => {
  const see = observeByHand();
  whenNear(document.body, '0px', work);
  await see(true);
  await see(false);
  interact();
  expect(work).not.toHaveBeenCalled();
});

test('after cancellation, the work does not start', async () => {
  const see = observeByHand();
  const cancel = whenNear(document.body, '0px', work);
  await see(true);
  cancel();
  interact();
  expect(work).not.toHaveBeenCalled();
});

test('without IntersectionObserver, the first interaction is enough', () => {
  whenNear(document.body, '0px', work);
  expect(work).not.toHaveBeenCalled();
  interact();
  expect(work).toHaveBeenCalledTimes(1);
});
