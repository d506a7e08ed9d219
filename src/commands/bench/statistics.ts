export type Summary = { median: number; lowest: number; highest: number };

/** Median, lowest, and highest figure; zeros if there are none. */
export function summaryOf(figures: readonly number[]): Summary {
  const sorted = [...figures].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const median = sorted.length % 2 === 1 ? sorted[Math.floor(half)] : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
  return { median: median ?? 0, lowest: sorted.at(0) ?? 0, highest: sorted.at(-1) ?? 0 };
}

/** A median with the lowest and the highest figure, such as `120 (110–150)`. */
export const withRange = ({ median, lowest, highest }: Summary): string =>
  `${Math.round(median)} (${Math.round(lowest)}–${Math.round(highest)})`;

/** Seconds, bytes, or milliseconds per additional unit: the slope of a line fitted through the points. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (figures: number[]) => figures.reduce((sum, each) => sum + each, 0) / figures.length;
  const [x, y] = [mean(points.map(([each]) => each)), mean(points.map(([, each]) => each))];
  const spread = points.reduce((sum, [each]) => sum + (each - x) ** 2, 0);
  return points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / spread;
}

/** A Markdown table. */
export function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}
