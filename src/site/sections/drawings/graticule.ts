import { radians } from '../../../contract/radians';
import type { Position } from './position';

/** A plate centered on a position, in units of the drawing. */
export type Plate = { left: number; top: number; width: number; height: number; unitsPerDegree: number };

/** A graticule line: its whole degree and where it meets the plate's border. */
export type GraticuleLine = { degree: number; at: number };

/** A segment of the plate's border pattern. */
export type Stretch = { from: number; to: number };

/**
 * The graticule of a Mercator-style chart along its two sides: the whole degrees in view, and the segments from each even
 * degree to the next. At the position's latitude, a degree north is longer on the plate than a degree east by 1 /
 * cos(latitude).
 */
export function graticule({ latitude, longitude }: Position, { left, top, width, height, unitsPerDegree }: Plate) {
  const northing = unitsPerDegree / Math.cos(radians(latitude));
  return {
    eastward: side(longitude, left + width / 2, width / 2, unitsPerDegree),
    northward: side(latitude, top + height / 2, height / 2, -northing),
  };
}

function side(middle: number, center: number, half: number, step: number): { lines: GraticuleLine[]; stretches: Stretch[] } {
  const reach = half / Math.abs(step);
  const first = Math.floor(middle - reach);
  const degrees = Array.from({ length: Math.ceil(middle + reach) - first + 1 }, (_, index) => first + index);
  const at = (degree: number) => center + (degree - middle) * step;
  const within = (place: number) => Math.min(center + half, Math.max(center - half, place));
  return {
    lines: degrees.map((degree) => ({ degree, at: at(degree) })).filter((line) => within(line.at) === line.at),
    stretches: degrees
      .filter((degree) => degree % 2 === 0)
      .map((degree) => ({ from: within(at(degree)), to: within(at(degree + 1)) }))
      .filter(({ from, to }) => from !== to),
  };
}
