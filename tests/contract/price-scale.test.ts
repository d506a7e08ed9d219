import { scaleEnd, ticksOf } from '../../src/contract/price-scale';

test.each([
  [92_000, 100_000],
  [100_000, 100_000],
  [640_000, 800_000],
  [1_200, 2_000],
  [42, 60],
  [0, 1],
])('a scale for amounts up to %i ends at %i', (most, end) => {
  expect(scaleEnd(most)).toBe(end);
});

test('a scale has four steps', () => {
  expect(ticksOf(100_000)).toEqual([25_000, 50_000, 75_000, 100_000]);
});
