import type { Locator } from 'playwright/test';

/** An element's box in tenths of a pixel: a browser computes layout in floating point, where 64 px may be 64.00003. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) return undefined;
  const rounded = (length: number) => Math.round(length * 10) / 10;
  return { x: rounded(box.x), y: rounded(box.y), width: rounded(box.width), height: rounded(box.height) };
}
