import { lower48 } from '../../../../src/site/sections/drawings/lower-48';
import type { Position } from '../../../../src/site/sections/drawings/position';

/** The sides of the outline of the lower 48 states. */
export const edges = lower48.map((from, index) => [from, lower48[(index + 1) % lower48.length] ?? from] as const);

/** Whether a ray to the east crosses the outline an odd number of times. */
export const isInside = ({ latitude, longitude }: Position) =>
  edges.filter(
    ([from, to]) =>
      from.latitude > latitude !== to.latitude > latitude &&
      longitude < from.longitude + ((latitude - from.latitude) / (to.latitude - from.latitude)) * (to.longitude - from.longitude),
  ).length %
    2 ===
  1;
