import { nextTask } from '../../../src/site/edge/next-task';

test('what was queued before runs first, and it does not wait for a timer', async () => {
  const timer = jest.fn();
  const running = setTimeout(timer, 1000);
  let microtasks = 0;
  const queueOneAfterAnother = () => {
    microtasks += 1;
    if (microtasks < 100) queueMicrotask(queueOneAfterAnother);
  };
  queueOneAfterAnother();
  await nextTask();
  clearTimeout(running);
  expect(microtasks).toBe(100);
  expect(timer).not.toHaveBeenCalled();
});
