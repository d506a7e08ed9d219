/**
 * One hull as a function, so the three views of a lines plan agree. Lengths run from 0 at the stem head to 1 amidships,
 * heights from 0 at the keel to 1 at the deck amidships, breadths from 0 at the center line to 1 at the widest point.
 */
const stemHeadHeight = 1.412;
const forefoot = 0.36;
const rake = 1.1;

/** Height of the deck's edge at a length. */
export const deckHeight = (length: number) => 1 + (stemHeadHeight - 1) * (1 - length) ** 2;

/** Length at which the stem reaches a height. */
export const stemLength = (height: number) => forefoot * (1 - Math.sqrt(height / stemHeadHeight)) ** rake;

/** Height of the hull's lower edge at a length: along the stem, then along the keel. */
export const bottomHeight = (length: number) => stemHeadHeight * (1 - Math.min(1, length / forefoot) ** (1 / rake)) ** 2;

/** Half-breadth of the hull at a length and a height; 0 outside the hull. */
export function halfBreadth(length: number, height: number): number {
  const stem = stemLength(height);
  const fromStem = Math.min(1, Math.max(0, (length - stem) / (1 - stem)));
  const midshipBreadth = (1 - (1 - Math.min(height, 1)) ** 2.4) ** 0.8;
  return midshipBreadth * (1 - (1 - fromStem) ** (1.5 + Math.min(height, 1.3)));
}

/** Length at which the deck reaches a breadth. */
export const deckLength = (breadth: number) => firstReaching(breadth, 0, 1, (length) => halfBreadth(length, deckHeight(length)));

/** Height at which the hull reaches a breadth at a given length; the deck height if it never does. */
export const heightAt = (length: number, breadth: number) =>
  firstReaching(breadth, bottomHeight(length), deckHeight(length), (height) => halfBreadth(length, height));

/** Bisects for the point between two bounds where an increasing function first reaches a value. */
function firstReaching(value: number, from: number, to: number, rising: (at: number) => number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < value) low = middle;
    else high = middle;
  }
  return high;
}
