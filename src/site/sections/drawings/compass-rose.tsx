import { radians } from '../../../contract/radians';
import { type Point, polyline, stroke } from './path-data';

const radius = 96;
const waist = 16;

const bearing = (degrees: number, distance: number): Point => {
  const angle = radians(degrees);
  return [distance * Math.sin(angle), -distance * Math.cos(angle)];
};

const bearings = (step: number, first = 0) => Array.from({ length: 360 / step }, (_, index) => first + index * step);

const scale = bearings(10)
  .map((degrees) => stroke(bearing(degrees, degrees % 30 ? 92 : 88), bearing(degrees, radius)))
  .join('');

/** Closed path of a four-pointed star, from waist to waist. */
const star = (first: number, length: number) =>
  bearings(90, first)
    .map((degrees) => polyline([bearing(degrees - 45, waist), bearing(degrees, length), bearing(degrees + 45, waist)]))
    .join('');

/** The shaded half of each of the four main points. */
const shades = bearings(90)
  .map((degrees) => `${polyline([[0, 0], bearing(degrees, 80), bearing(degrees + 45, waist)])}z`)
  .join('');

/** A compass rose centered on a waypoint; `north` is the letter of that direction. */
export function CompassRose({ x, y, north }: { x: number; y: number; north: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="shade" d={shades} />
      <path className="line" d={scale + star(45, 48) + star(0, 80)} />
      <circle className="mark solid" r="12" />
      <circle className="dot" r="4" />
      <text className="name middle clear" y="-104">
        {north}
      </text>
    </g>
  );
}
