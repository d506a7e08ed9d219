/** Maps each brightness or opacity (0–255) to the nearest of those that are a multiple of `step` away from `base`. */
export const fewShades = (step: number, base = 0): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 256 }, (_, shade) => base + Math.round((shade - base) / step) * step);
