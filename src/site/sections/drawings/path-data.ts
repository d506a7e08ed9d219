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

/** Path data of a smooth curve through all points (a Catmull-Rom spline). */
export function smooth(points: readonly [Point, ...Point[]]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? points[0];
  const curves = points.slice(1).flatMap((end, index) => {
    const start = at(index);
    const before = at(index - 1);
    const after = at(index + 2);
    const leaving: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const arriving: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return offsets(start, [leaving, arriving, end]);
  });
  return `${move(points[0])}c${list(curves)}`;
}
