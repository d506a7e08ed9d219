/** @jest-environment node */
import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { translationOptions } from '../../src/platform/translation';

/** i18next with the site's options and a source of words that answers when it is told to. */
function withBackend(read: BackendModule['read']) {
  const backend: BackendModule = { type: 'backend', init: () => {}, read };
  const instance = i18next.createInstance().use(backend);
  void instance.init({ ...translationOptions.i18nextOptions, lng: 'en', fallbackLng: false, ns: [] });
  return instance;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('words that cannot be read are asked for five times more, after 350 ms and twice as long each time', async () => {
  const times: number[] = [];
  const begin = Date.now();
  // i18next retries what the backend marks as worth it: `true` in place of the words.
  const instance = withBackend((_language, _namespace, callback: ReadCallback) => {
    times.push(Date.now() - begin);
    callback(new Error('offline'), true);
  });
  void instance.loadNamespaces('blog');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(times).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
});

test('at most ten files of words are read at once', async () => {
  const open: ReadCallback[] = [];
  const instance = withBackend((_language, _namespace, callback) => open.push(callback));
  void instance.loadNamespaces(Array.from({ length: 25 }, (_, index) => `part-${index}`));
  await jest.advanceTimersByTimeAsync(0);
  expect(open).toHaveLength(10);
  open[0]?.(null, {});
  await jest.advanceTimersByTimeAsync(0);
  expect(open).toHaveLength(11);
});
