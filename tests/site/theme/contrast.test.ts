import { luminance } from '../../../src/site/theme/color-scheme';
import { color, contrastPairs } from '../../../src/site/theme/colors';

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
