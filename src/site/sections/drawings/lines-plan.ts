import { bottomHeight, deckHeight, deckLength, halfBreadth, heightAt, stemLength } from './hull';
import { type Point, smooth, stroke } from './path-data';

/** Positions of the three views on the sheet: the hull spans `left` to `midship`; the rest are their reference lines. */
export const views = { left: 48, midship: 312, keel: 264, centerLine: 392, bodyCenter: 176, bodyKeel: 608 } as const;

const length = views.midship - views.left;
const x = (at: number) => views.left + length * at;

const onProfile = (at: number, height: number): Point => [x(at), views.keel - 136 * height];
const onPlan = (at: number, breadth: number): Point => [x(at), views.centerLine - 56 * breadth];
const onBody = (breadth: number, height: number): Point => [views.bodyCenter - 120 * breadth, views.bodyKeel - 73.65 * height];

/** Points between two values, at the given fractions of the distance. */
const along = (from: number, to: number, parts: readonly number[], point: (value: number) => Point): [Point, ...Point[]] => [
  point(from),
  ...parts.map((part) => point(from + (to - from) * part)),
  point(to),
];

/** Positions of the frames, as fractions of the length to midships. */
const stations = [1, 2, 3, 4, 5, 6, 7].map((station) => station / 8);

/** Profile: the frames, from keel to deck. */
export const profileFrames = stations.map((at) => stroke(onProfile(at, bottomHeight(at)), onProfile(at, deckHeight(at)))).join('');

/** Profile: the deck's edge, from the stem head to midships. */
export const sheerLine = smooth(along(0, 1, [0.33, 0.66], (at) => onProfile(at, deckHeight(at))));

/** Profile: the stem, from its head to the keel. */
export const stemLine = smooth(along(deckHeight(0), 0, [0.3, 0.6, 0.8, 0.93, 0.99], (height) => onProfile(stemLength(height), height)));

/** Profile: waterlines from the stem to `end`; `heights` are y coordinates on the sheet. */
export const profileWaterlines = (heights: readonly number[], end: number) =>
  heights.map((y) => stroke([Math.round(x(stemLength((views.keel - y) / 136))), y], [end, y])).join('');

/** Profile: a buttock line (vertical lengthwise section) from the deck to midships, continued through `trend`. */
export const buttock = (breadth: number, trend: readonly Point[]) =>
  smooth([...along(deckLength(breadth), 1, [0.12, 0.3, 0.6], (at) => onProfile(at, heightAt(at, breadth))), ...trend]);

/** Plan: one half of the deck's edge or of a waterline, continued to a wire of the data model. */
export function waterline(height: number | 'deck', wire: Point): string {
  const from = height === 'deck' ? 0 : stemLength(height);
  const edge = (at: number) => onPlan(at, halfBreadth(at, height === 'deck' ? deckHeight(at) : height));
  return smooth([...along(from, 1, [0.14, 0.36, 0.68], edge), wire]);
}

/** Plan: the frames, from side to side of the deck. */
export const planFrames = stations
  .map((at) => {
    const breadth = halfBreadth(at, deckHeight(at));
    return stroke(onPlan(at, breadth), onPlan(at, -breadth));
  })
  .join('');

const bodyStations = [0.12, 0.24, 0.38, 0.58, 1];

/** Body plan: the left half of each frame. */
export const bodyFrames = bodyStations
  .map((at) =>
    smooth(along(bottomHeight(at), deckHeight(at), [0.04, 0.13, 0.26, 0.44, 0.7], (height) => onBody(halfBreadth(at, height), height))),
  )
  .join('');

/** Body plan: the deck's edge, from the stem head to midships. */
export const bodySheer = smooth(along(0, 1, [0.08, 0.2, 0.4, 0.65], (at) => onBody(halfBreadth(at, deckHeight(at)), deckHeight(at))));
