import { polyline, stroke } from '../../../../src/site/sections/drawings/path-data';

test.each([
  ['horizontal', [8, 16], [24, 16], 'M8 16h16'],
  ['vertical', [8, 16], [8, 4], 'M8 16v-12'],
  ['diagonal', [8, 16], [8.25, 15.5], 'M8 16l.3-.5'],
] as const)('a %s stroke is written in the shortest form', (_, from, to, data) => {
  expect(stroke(from, to)).toBe(data);
});

test('offsets are rounded without drifting from the points', () => {
  const points = Array.from({ length: 9 }, (_, index) => [index * 0.14, 0] as const);
  const steps =
    polyline([[0, 0], ...points.slice(1)])
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const end = steps.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step, 0);
  expect(end).toBeCloseTo(1.1);
});
