import { additionalLetters, type FontUse, fontPackages } from './font-packages';
import subsets from './font-subsets.json';

/** A file that `npm run fonts` writes; the content hash in its name lets browsers cache it forever. */
export type Font = {
  family: string;
  path: string;
  weight: string;
  /** The letters for which browsers fetch the file, as in CSS; absent from a file that every page needs. */
  unicodeRange?: string;
};

const unicodeRange = additionalLetters.map((range) => `U+${range.map((letter) => letter.toString(16)).join('-')}`).join(',');

/** File names; the letters of `latin-ext` are missing from some fonts. */
const files: Record<FontUse, { latin: string; 'latin-ext'?: string }> = subsets.files;

const fontOf = (use: FontUse, file: string): Font => {
  const { family, weights } = fontPackages[use];
  return { family, path: `/fonts/${file}`, weight: `${weights.min} ${weights.max}` };
};

const additional = (use: FontUse): Font[] => {
  const file = files[use]['latin-ext'];
  return file === undefined ? [] : [{ ...fontOf(use, file), unicodeRange }];
};

const text = fontOf('text', files.text.latin);

/** The only font the first screen depends on. */
export const preloadedFont = text.path;

export const fonts: readonly Font[] = [text, fontOf('mono', files.mono.latin), ...additional('text'), ...additional('mono')];
