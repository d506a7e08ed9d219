import { nextTask } from '../../../src/site/edge/next-task';

test('what was queued before runs first, and it does not wait for a timer', async () => {
  const order: string[] = [];
  const timer = setTimeout(() => order.push('timer'), 1000);
  setImmediate(() => order.push('task'));
  queueMicrotask(() => order.push('microtask'));
  await nextTask();
  clearTimeout(timer);
  expect(order).toContain('microtask');
  expect(order).not.toContain('timer');
});
