import { albers, parallelRadius } from './albers';
import { lower48 } from './lower-48';
import { type Point, polyline, stroke } from './path-data';
import { earthRadiusMiles, type Position } from './position';

/** The map's sheet, and its area for lines and names. */
export const mapSheet = { width: 640, height: 448 } as const;
export const mapPaper = { left: 8, right: 632, top: 8, bottom: 400 } as const;

/** West, east, and north bounds of the land on the sheet; the south bound follows from the projection. */
const land = { left: 24, right: 600, top: 24 } as const;

const projected = lower48.map(albers);
const west = Math.min(...projected.map(({ x }) => x));
const east = Math.max(...projected.map(({ x }) => x));
const north = Math.max(...projected.map(({ y }) => y));
const scale = (land.right - land.left) / (east - west);

/** Projects a position to a point on the sheet. */
export function onMap(position: Position): Point {
  const { x, y } = albers(position);
  return [land.left + (x - west) * scale, land.top + (north - y) * scale];
}

const [start = [0, 0] as const, ...coast] = lower48.map(onMap);

/** Path data of the land's outline. */
export const landOutline = `${polyline([start, ...coast])}z`;

const steps = (from: number, to: number) => Array.from({ length: (to - from) * 10 + 1 }, (_, index) => from + index / 10);

/** First and last point of a line that lie on the paper. */
function ends(points: readonly Point[]): [Point, Point] {
  const { left, right, top, bottom } = mapPaper;
  const shown = points.filter(([x, y]) => x >= left && x <= right && y >= top && y <= bottom);
  const whole = (point: Point = [0, 0]): Point => [Math.round(point[0]), Math.round(point[1])];
  return [whole(shown.at(0)), whole(shown.at(-1))];
}

/** Path data of a meridian, clipped to the paper. */
export const meridian = (longitude: number) => stroke(...ends(steps(20, 54).map((latitude) => onMap({ latitude, longitude }))));

/** Path data of a parallel, clipped to the paper: an arc around the cone's apex. */
export function parallel(latitude: number): string {
  const [from, to] = ends(steps(-135, -57).map((longitude) => onMap({ latitude, longitude })));
  const radius = Math.round(parallelRadius(latitude) * scale);
  return `M${from.join(' ')}A${radius} ${radius} 0 0 0 ${to.join(' ')}`;
}

/** Converts miles to units of the sheet. */
export const unitsForMiles = (miles: number) => (miles / earthRadiusMiles) * scale;
