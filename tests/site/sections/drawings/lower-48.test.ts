import { lower48 } from '../../../../src/site/sections/drawings/lower-48';
import type { Position } from '../../../../src/site/sections/drawings/position';
import { edges, isInside } from './inside-outline';

/** The side of a line a point is on: positive, negative, or zero on the line. */
const side = (from: Position, to: Position, point: Position) =>
  (to.longitude - from.longitude) * (point.latitude - from.latitude) - (to.latitude - from.latitude) * (point.longitude - from.longitude);

const cross = ([a, b]: readonly [Position, Position], [c, d]: readonly [Position, Position]) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

test('the outline is one line that never crosses itself', () => {
  expect(lower48.length).toBeGreaterThan(100);
  const crossings = edges.flatMap((edge, index) => edges.slice(index + 1).filter((other) => cross(edge, other)));
  expect(crossings).toEqual([]);
});

test('the outline has the same extent as the land', () => {
  const latitudes = lower48.map(({ latitude }) => latitude);
  const longitudes = lower48.map(({ longitude }) => longitude);
  expect(Math.min(...latitudes)).toBeCloseTo(25.1, 0);
  expect(Math.max(...latitudes)).toBeCloseTo(49.4, 1);
  expect(Math.min(...longitudes)).toBeCloseTo(-124.7, 1);
  expect(Math.max(...longitudes)).toBeCloseTo(-67, 1);
});

test.each([
  ['Lake Michigan', 43.5, -87],
  ['Lake Superior', 47.6, -89],
  ['the Gulf of Mexico', 27.5, -90],
  ['the Chesapeake Bay', 38.5, -76.2],
  ['Baja California', 31, -115.5],
  ['Ontario', 44.5, -80],
])('%s is outside the outline', (_, latitude, longitude) => {
  expect(isInside({ latitude, longitude })).toBe(false);
});
