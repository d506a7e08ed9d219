import { reportError } from '../../../src/site/errors/error-reporting';
import { chunkLimitMs, lazyChunk } from '../../../src/site/forms/lazy-chunk';

jest.mock('../../../src/site/errors/error-reporting');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a chunk is fetched once and then cached', async () => {
  const fetchChunk = jest.fn(async () => 'code');
  const chunk = lazyChunk({ name: 'test', importChunk: fetchChunk });
  expect(chunk.loaded()).toBeUndefined();
  await expect(chunk.load()).resolves.toBe('code');
  await expect(chunk.load()).resolves.toBe('code');
  expect(fetchChunk).toHaveBeenCalledTimes(1);
  expect(chunk.loaded()).toBe('code');
});

test('a failed chunk resolves to undefined instead of throwing and is retried on the next load', async () => {
  const fetchChunk = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce('code');
  const chunk = lazyChunk({ name: 'test', importChunk: fetchChunk });
  await expect(chunk.load()).resolves.toBeUndefined();
  expect(reportError).toHaveBeenLastCalledWith(new Error('404'), { boundary: 'test', cause: 'chunk test' });
  await expect(chunk.load()).resolves.toBe('code');
});

test('a chunk that hangs times out after eight seconds and is used if it arrives later', async () => {
  let arrive: (code: string) => void = () => {};
  const chunk = lazyChunk({ name: 'test', importChunk: () => new Promise<string>((resolve) => (arrive = resolve)) });
  const loading = chunk.load();
  await jest.advanceTimersByTimeAsync(chunkLimitMs);
  await expect(loading).resolves.toBeUndefined();
  expect(reportError).toHaveBeenLastCalledWith(new Error('The code for test did not arrive in time'), expect.anything());
  arrive('code');
  await jest.advanceTimersByTimeAsync(0);
  expect(chunk.loaded()).toBe('code');
});

test('no timer is left behind', async () => {
  await lazyChunk({ name: 'test', importChunk: async () => 'code' }).load();
  expect(jest.getTimerCount()).toBe(0);
});
