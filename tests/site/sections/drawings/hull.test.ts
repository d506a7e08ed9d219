/** @jest-environment node */
import { bottomHeight, deckHeight, deckLength, halfBreadth, heightAt, stemLength } from '../../../../src/site/sections/drawings/hull';

test('the hull is sharp at the stem head and widest amidships', () => {
  expect(halfBreadth(0, deckHeight(0))).toBe(0);
  expect(halfBreadth(1, deckHeight(1))).toBeCloseTo(1);
});

test('the stem and the hull’s lower edge are one line', () => {
  for (const length of [0.02, 0.1, 0.2, 0.3]) expect(stemLength(bottomHeight(length))).toBeCloseTo(length);
  expect(bottomHeight(0.5)).toBe(0);
});

test('no part of the hull is ahead of the stem', () => {
  expect(halfBreadth(0.1, 0)).toBe(0);
  expect(halfBreadth(0.05, bottomHeight(0.1))).toBe(0);
});

test('the views agree: where a cut reaches a breadth, the section there has that breadth', () => {
  for (const [length, breadth] of [
    [0.5, 0.3],
    [0.8, 0.6],
    [1, 0.9],
  ] as const) {
    expect(halfBreadth(length, heightAt(length, breadth))).toBeCloseTo(breadth);
  }
  expect(halfBreadth(deckLength(0.5), deckHeight(deckLength(0.5)))).toBeCloseTo(0.5);
});
