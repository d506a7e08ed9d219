import { additionalLetters } from './additional-letters';

/** A file that `npm run fonts` writes; the content hash in its name lets browsers cache it forever. */
export type Font = {
  family: string;
  path: string;
  weight: string;
  /** The letters for which browsers fetch the file, as in CSS; absent from a file that every page needs. */
  unicodeRange?: string;
};

const text: Font = {
  family: 'Schibsted Grotesk Variable',
  path: '/fonts/schibsted-grotesk-latin-8cf1a350473c5ebe05f5.woff2',
  weight: '400 700',
};
const mono: Font = {
  family: 'JetBrains Mono Variable',
  path: '/fonts/jetbrains-mono-latin-61f6d4e4ec0f5bc88aea.woff2',
  weight: '400 600',
};

const unicodeRange = additionalLetters.map((range) => `U+${range.map((letter) => letter.toString(16)).join('-')}`).join(',');

const additionalText: Font = { ...text, path: '/fonts/schibsted-grotesk-latin-ext-6e2da5bbca95a2a3b002.woff2', unicodeRange };
const additionalMono: Font = { ...mono, path: '/fonts/jetbrains-mono-latin-ext-612dfc33c67d334d5bcb.woff2', unicodeRange };

export const fonts: readonly Font[] = [text, mono, additionalText, additionalMono];

/** The only font the first screen depends on. */
export const preloadedFont = text.path;
