import { slopeOf, summaryOf, table } from '../../../src/commands/bench/statistics';

test.each([
  [[3, 1, 2], { median: 2, lowest: 1, highest: 3 }],
  [[4, 1, 2, 3], { median: 2.5, lowest: 1, highest: 4 }],
  [[], { median: 0, lowest: 0, highest: 0 }],
])('%j is summarized by its median, lowest and highest figure', (figures, expected) => {
  expect(summaryOf(figures)).toEqual(expected);
});

test('a slope is the cost of each additional unit', () => {
  expect(
    slopeOf([
      [0, 30],
      [1000, 38],
      [4000, 62],
    ]),
  ).toBeCloseTo(0.008);
});

test('a Markdown table has a separator line below its headings', () => {
  expect(table(['a', 'b'], [[1, 'x']])).toBe('| a | b |\n| --- | --- |\n| 1 | x |');
});
