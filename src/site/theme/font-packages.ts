/**
 * The fonts by their packages, `@fontsource/{name}` and `@fontsource-variable/{name}`, with the weights that the site uses and the
 * generic family whose fonts replace them. `npm run fonts` makes the files for browsers and `font-subsets.json`; drawings and Open
 * Graph images use the packages themselves.
 */
export const fontPackages = {
  text: { name: 'schibsted-grotesk', family: 'Schibsted Grotesk Variable', weights: { min: 400, max: 700 }, generic: 'sans-serif' },
  mono: { name: 'jetbrains-mono', family: 'JetBrains Mono Variable', weights: { min: 400, max: 600 }, generic: 'monospace' },
} as const satisfies Record<string, FontPackage>;

type FontPackage = {
  name: string;
  /** As in the package's CSS. */
  family: string;
  weights: { min: number; max: number };
  generic: 'sans-serif' | 'serif' | 'monospace';
};

export type FontUse = keyof typeof fontPackages;

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
