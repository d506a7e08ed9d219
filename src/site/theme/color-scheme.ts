const channelsOf = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance per WCAG 2.2 of a color like #07142b, from 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The luminance from which black text has more contrast than white text. */
const lightFrom = 0.179;

/** The scheme in which browsers draw scroll bars, option lists and other controls of their own on a page with this background. */
export const colorSchemeOf = (ground: string): 'dark' | 'light' => (luminance(ground) < lightFrom ? 'dark' : 'light');
