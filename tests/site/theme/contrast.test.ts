import { color, contrastPairs } from '../../../src/site/theme/colors';

/** Relative luminance per WCAG 2.2 of a color like #07142b. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(contrastPairs)('$front on $back has a contrast of at least $least', ({ front, back, least }) => {
  expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(least);
});

test('every color except decoration is part of a tested pair', () => {
  const grounds = new Set<string>(contrastPairs.map(({ back }) => back));
  const fronts = new Set<string>(contrastPairs.map(({ front }) => front));
  // Decorative hairlines; no information depends on them.
  const decoration = ['line'];
  expect(Object.keys(color).filter((role) => !grounds.has(role) && !fronts.has(role) && !decoration.includes(role))).toEqual([]);
});
