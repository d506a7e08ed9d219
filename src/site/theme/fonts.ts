/**
 * The fonts by their packages, `@fontsource/{name}` and `@fontsource-variable/{name}`, and the weights that the site uses.
 * `npm run fonts` makes the files for browsers; drawings and Open Graph images use the packages themselves.
 */
export const fontPackages = {
  text: { name: 'schibsted-grotesk', family: 'Schibsted Grotesk Variable', weights: { min: 400, max: 700 } },
  mono: { name: 'jetbrains-mono', family: 'JetBrains Mono Variable', weights: { min: 400, max: 600 } },
} as const;

/**
 * Code points, from and to, of the Latin letters of Central and Eastern European languages and Turkish. They are in font files of
 * their own, which browsers fetch only for a page that has such a letter; `ı` and `œ` are in the files of all pages.
 */
export const additionalLetters = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x24f],
  [0x1e00, 0x1e9f],
] as const;

/** A file that `npm run fonts` writes; the content hash in its name lets browsers cache it forever. */
export type Font = {
  family: string;
  path: string;
  weight: string;
  /** The letters for which browsers fetch the file, as in CSS; absent from a file that every page needs. */
  unicodeRange?: string;
};

const unicodeRange = additionalLetters.map((range) => `U+${range.map((letter) => letter.toString(16)).join('-')}`).join(',');

const fontOf = (use: keyof typeof fontPackages, path: string): Font => {
  const { family, weights } = fontPackages[use];
  return { family, path, weight: `${weights.min} ${weights.max}` };
};

/** The only font the first screen depends on. */
export const preloadedFont = '/fonts/schibsted-grotesk-latin-8cf1a350473c5ebe05f5.woff2';

export const fonts: readonly Font[] = [
  fontOf('text', preloadedFont),
  fontOf('mono', '/fonts/jetbrains-mono-latin-61f6d4e4ec0f5bc88aea.woff2'),
  { ...fontOf('text', '/fonts/schibsted-grotesk-latin-ext-6e2da5bbca95a2a3b002.woff2'), unicodeRange },
  { ...fontOf('mono', '/fonts/jetbrains-mono-latin-ext-612dfc33c67d334d5bcb.woff2'), unicodeRange },
];
