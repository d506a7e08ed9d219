/** Height of the view box that `connectionPath` assumes; its width is 100. */
export const drawingHeight = 1000;

/** Path data of a curve from the middle of row `from` (of `sources` equal rows) to the middle of row `to` (of `targets`). */
export function connectionPath(from: number, sources: number, to: number, targets: number): string {
  const start = middleOf(from, sources);
  const end = middleOf(to, targets);
  return `M0 ${start}C50 ${start} 50 ${end} 100 ${end}`;
}

const middleOf = (row: number, rows: number) => Math.round(((row + 0.5) / rows) * drawingHeight);
