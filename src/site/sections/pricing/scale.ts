/** The end of a scale for amounts up to `most`: a number that can be divided into four round steps. */
export function scaleEnd(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return ([1, 2, 4, 6, 8].find((factor) => factor * power >= most) ?? 10) * power;
}

/** Four steps of a scale, without its start. */
export const ticksOf = (end: number): number[] => [1, 2, 3, 4].map((step) => (end / 4) * step);
