/** A point on the sheet, in units of the drawing; `y` grows downward. */
export type Point = readonly [x: number, y: number];

const rounded = (value: number) => Math.round(value * 10) / 10;
const written = (value: number) => String(value).replace(/^(-?)0\./, '$1.');

/** Path data numbers in as few characters as possible: a minus sign also works as the separator. */
const list = (numbers: readonly number[]) => numbers.map(written).join(' ').replaceAll(' -', '-');

/** Points as offsets from the first one, each rounded to a tenth of a unit without accumulating error. */
const offsets = (from: Point, points: readonly Point[]) =>
  points.flatMap((point) => [0, 1].map((axis) => rounded(rounded(point[axis] ?? 0) - rounded(from[axis] ?? 0))));

const move = (to: Point) => `M${list(to.map(rounded))}`;

/** Path data of a straight line. */
export function stroke(from: Point, to: Point): string {
  const [dx = 0, dy = 0] = offsets(from, [to]);
  if (dx === 0) return `${move(from)}v${written(dy)}`;
  return dy === 0 ? `${move(from)}h${written(dx)}` : `${move(from)}l${list([dx, dy])}`;
}

/** Path data of a polyline. */
export function polyline([first, ...rest]: readonly [Point, ...Point[]]): string {
  const steps = rest.flatMap((point, index) => offsets(rest[index - 1] ?? first, [point]));
  return `${move(first)}l${list(steps)}`;
}
