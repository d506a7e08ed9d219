import { causesIn, isFirstReload } from '../../src/lifecycle/reload-memory';

const key = 'automatic-reloads';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('each cause has one reload a visit', () => {
  expect([isFirstReload('a b'), isFirstReload('a b'), isFirstReload('a c'), isFirstReload('a b')]).toEqual([true, false, true, false]);
});

test('where the reload cannot be remembered there is none', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(isFirstReload('a b')).toBe(false);
});

test('the memory does not grow without end', () => {
  for (let cause = 0; cause < 100; cause += 1) isFirstReload(String(cause));
  expect(causesIn(window.sessionStorage.getItem(key))).toHaveLength(20);
  expect(isFirstReload('99')).toBe(false);
});

test.each(['', '{', 'null', '7', '"a"', '{"__proto__":["a"]}', '[1,null,{},["a"]]', 'x'.repeat(100_000)])(
  'the poisoned memory %.20j holds no cause',
  (poison) => {
    expect(causesIn(poison)).toEqual([]);
    window.sessionStorage.setItem(key, poison);
    expect([isFirstReload('a b'), isFirstReload('a b')]).toEqual([true, false]);
  },
);
