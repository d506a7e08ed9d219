/** @jest-environment node */
import { resolve } from 'node:path';
import { readContent } from '../../../../src/model/reading/read-content';
import { lower48 } from '../../../../src/site/sections/drawings/lower-48';
import type { Position } from '../../../../src/site/sections/drawings/position';

const edges = lower48.map((from, index) => [from, lower48[(index + 1) % lower48.length] ?? from] as const);

/** Whether a ray to the east crosses the outline an odd number of times. */
const isInside = ({ latitude, longitude }: Position) =>
  edges.filter(
    ([from, to]) =>
      from.latitude > latitude !== to.latitude > latitude &&
      longitude < from.longitude + ((latitude - from.latitude) / (to.latitude - from.latitude)) * (to.longitude - from.longitude),
  ).length %
    2 ===
  1;

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

const { content } = readContent(resolve('content'), 'all');
const areas = (content?.documents ?? []).flatMap(({ path, data }) => ('coordinates' in data ? [{ path, ...data.coordinates }] : []));

test('every city and state in the content lies inside the outline or within about 12 miles of it', () => {
  const nearby = [-0.2, 0, 0.2];
  const outside = areas.filter(
    ({ latitude, longitude }) =>
      !nearby.some((north) => nearby.some((east) => isInside({ latitude: latitude + north, longitude: longitude + east }))),
  );
  expect(areas.length).toBeGreaterThan(50);
  expect(outside).toEqual([]);
});
