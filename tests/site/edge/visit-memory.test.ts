/** @jest-environment jsdom */
import { causesIn, remember } from '../../../src/site/edge/visit-memory';

const memory = 'automatic-reloads';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('each cause is new once per visit in each memory', () => {
  expect(['a', 'a', 'b', 'a'].map((cause) => remember(memory, cause))).toEqual(['new', 'known', 'new', 'known']);
  expect(remember('reported-failures', 'a')).toBe('new');
});

test('when storage is full, nothing is remembered', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(remember(memory, 'a')).toBe('not remembered');
});

test('the memory is limited to 20 causes', () => {
  for (let cause = 0; cause < 100; cause += 1) remember(memory, String(cause));
  expect(causesIn(window.sessionStorage.getItem(memory))).toHaveLength(20);
  expect(remember(memory, '99')).toBe('known');
});

test.each(['', '{', 'null', '7', '"a"', '{"__proto__":["a"]}', '[1,null,{},["a"]]', 'x'.repeat(100_000)])(
  'the corrupt memory %.20j contains no causes',
  (poison) => {
    expect(causesIn(poison)).toEqual([]);
    window.sessionStorage.setItem(memory, poison);
    expect([remember(memory, 'a'), remember(memory, 'a')]).toEqual(['new', 'known']);
  },
);
