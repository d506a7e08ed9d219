/** The end of a scale for amounts up to `most`: 1, 2 or 5 times a power of ten. */
export function scaleEnd(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return ([1, 2, 5].find((factor) => factor * power >= most) ?? 10) * power;
}

/** Four steps of a scale, without its start. */
export const ticksOf = (end: number): number[] => [1, 2, 3, 4].map((step) => (end / 4) * step);
