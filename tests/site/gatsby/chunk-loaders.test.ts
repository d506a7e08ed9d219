/** @jest-environment jsdom */
import { safeChunkLoaders } from '../../../src/site/gatsby/chunk-loaders';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failing = (times: number) => {
  let tries = 0;
  return jest.fn(async () => {
    tries += 1;
    if (tries <= times) throw new Error(`Loading chunk 7 failed, try ${tries}`);
    return 'component';
  });
};

test.each([
  ['on the first attempt', 0, 1],
  ['on the second attempt', 1, 2],
  ['on the third attempt', 2, 3],
])('a chunk of the first page loads %s', async (_when, failures, tries) => {
  const load = failing(failures);
  const loading = safeChunkLoaders({ page: load }, () => true).page?.();
  await jest.runAllTimersAsync();
  await expect(loading).resolves.toBe('component');
  expect(load).toHaveBeenCalledTimes(tries);
});

test('a chunk that never loads is requested three times', async () => {
  const load = failing(Number.POSITIVE_INFINITY);
  const loading = safeChunkLoaders({ page: load }, () => true).page?.();
  const failed = expect(loading).rejects.toThrow('try 3');
  await jest.runAllTimersAsync();
  await failed;
  expect(load).toHaveBeenCalledTimes(3);
});

test('a chunk is not retried after the visitor clicks, so a full page load can take over', async () => {
  const load = failing(1);
  await expect(safeChunkLoaders({ page: load }, () => false).page?.()).rejects.toThrow('try 1');
  expect(load).toHaveBeenCalledTimes(1);
});
