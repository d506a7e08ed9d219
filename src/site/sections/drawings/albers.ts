import { radians } from '../../../contract/radians';
import type { Position } from './position';

const south = radians(29.5);
const north = radians(45.5);
const origin = { latitude: radians(23), longitude: radians(-96) };

const cone = (Math.sin(south) + Math.sin(north)) / 2;
const constant = Math.cos(south) ** 2 + 2 * cone * Math.sin(south);
const radius = (latitude: number) => Math.sqrt(constant - 2 * cone * Math.sin(latitude)) / cone;

/** The radius of the circle that a parallel projects to; latitude in degrees. */
export const parallelRadius = (latitude: number) => radius(radians(latitude));

/**
 * Albers equal-area conic projection of a unit sphere, as used for maps of the 48 states: standard parallels 29.5° and
 * 45.5° N, origin 23° N 96° W. `x` grows eastward, `y` northward. Source: J. P. Snyder, Map Projections: A Working Manual,
 * USGS 1395, equations 14-1 to 14-6.
 */
export function albers({ latitude, longitude }: Position): { x: number; y: number } {
  const angle = cone * (radians(longitude) - origin.longitude);
  const distance = radius(radians(latitude));
  return { x: distance * Math.sin(angle), y: radius(origin.latitude) - distance * Math.cos(angle) };
}
