import { labelBox, placeLabels, type Spot } from '../../../../src/site/sections/drawings/place-labels';

const plate = { left: 0, top: 0, right: 640, bottom: 400 };
const sizes = [20, 17, 14, 12];
const place = (spots: readonly Spot[], obstacles: readonly { x: number; y: number }[] = []) => placeLabels(spots, sizes, plate, obstacles);

/** Random spots; the same seed gives the same spots. */
function scattered(seed: number, count: number): Spot[] {
  let state = seed;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return Array.from({ length: count }, (_, index) => ({
    label: `Place ${index}`.padEnd(6 + Math.floor(next() * 8), 'e'),
    x: Math.round(next() * 640),
    y: Math.round(next() * 400),
  }));
}

test('a single label is placed to the right of its spot in the largest size', () => {
  expect(place([{ label: 'Denver', x: 300, y: 200 }])).toEqual([
    { label: 'Denver', x: 300, y: 200, anchor: 'start', textX: 308, textY: 200, tier: 0 },
  ]);
});

test('a label at the right edge is placed to the left', () => {
  expect(place([{ label: 'Boston', x: 620, y: 200 }])[0]).toMatchObject({ anchor: 'end', textX: 612 });
});

test('a label yields to an earlier one', () => {
  const [first, second] = place([
    { label: 'Dallas', x: 300, y: 200 },
    { label: 'Fort Worth', x: 290, y: 203 },
  ]);
  expect(first).toMatchObject({ label: 'Dallas', anchor: 'start' });
  expect(second).toMatchObject({ label: 'Fort Worth', anchor: 'end' });
});

test('a label that fits only at a smaller size belongs to a later tier', () => {
  const narrow = { left: 295, right: 405, top: 190, bottom: 210 };
  const [placed] = placeLabels([{ label: 'Indianapolis', x: 300, y: 200 }], sizes, narrow);
  expect(placed?.tier).toBe(3);
});

test('a label that does not fit anywhere is omitted', () => {
  expect(placeLabels([{ label: 'Indianapolis', x: 300, y: 200 }], sizes, { left: 290, right: 310, top: 190, bottom: 210 })).toEqual([]);
});

test('a label avoids an obstacle', () => {
  expect(place([{ label: 'Wichita', x: 300, y: 200 }], [{ x: 320, y: 200 }])[0]?.anchor).toBe('end');
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('among forty scattered places (seed %d), no two labels overlap at any size', (seed) => {
  const placed = place(scattered(seed, 40));
  for (const [tier, size] of sizes.entries()) {
    const boxes = placed.filter((label) => label.tier <= tier).map((label) => labelBox(label, size));
    const overlaps = boxes.flatMap((a, index) =>
      boxes.slice(index + 1).filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    expect(overlaps).toEqual([]);
    expect(boxes.every(({ left, right, top, bottom }) => left >= 0 && right <= 640 && top >= 0 && bottom <= 400)).toBe(true);
  }
  expect(placed.length).toBeGreaterThan(20);
});
