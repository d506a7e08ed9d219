import { radians } from '../../contract/radians';
import type { Document } from '../reading/read-document';

type AreaDocument = Document<'city' | 'state'>;

/** Neighbors shown on a chart. */
const limit = 3;

/** The central angle between two places in radians (haversine), which is proportional to their distance. */
function angleBetween(a: AreaDocument, b: AreaDocument): number {
  const [from, to] = [a.data.coordinates, b.data.coordinates];
  const northing = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const easting = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * Math.asin(Math.sqrt(northing + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * easting));
}

/** The paths of the nearest areas of the same kind, nearest first. */
export function neighborsOf(areas: readonly AreaDocument[], area: AreaDocument): string[] {
  return areas
    .filter((other) => other !== area && other.kind === area.kind)
    .map((other) => ({ path: other.path, angle: angleBetween(area, other) }))
    .sort((a, b) => a.angle - b.angle || a.path.localeCompare(b.path))
    .slice(0, limit)
    .map(({ path }) => path);
}

/** The path of the page of a city's state; undefined if it is not published. */
export const stateOf = (areas: readonly AreaDocument[], city: AreaDocument): string | undefined =>
  areas.find(({ kind, name }) => city.kind === 'city' && kind === 'state' && name === city.data.state)?.path;

/** The paths of the cities whose state page this is. */
export const citiesOf = (areas: readonly AreaDocument[], state: AreaDocument): string[] =>
  areas.filter((area) => state.kind === 'state' && area.kind === 'city' && area.data.state === state.name).map(({ path }) => path);
