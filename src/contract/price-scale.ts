/** The end of a scale for amounts up to `most`: a number that divides into four round steps. */
export function scaleEnd(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return ([1, 2, 4, 6, 8].find((factor) => factor * power >= most) ?? 10) * power;
}

/** A scale's four steps, without its start. */
export const ticksOf = (end: number): number[] => [1, 2, 3, 4].map((step) => (end / 4) * step);

/** The end of the scale that these ranges share. */
export const endOf = (ranges: readonly { high: number }[]) => scaleEnd(Math.max(...ranges.map(({ high }) => high)));
