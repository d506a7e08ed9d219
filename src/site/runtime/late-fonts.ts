import { type Font, fonts } from '../theme/fonts';

let isDone = false;

/** How browsers name the range of a face that has all letters. */
const allLetters = 'U+0-10FFFF';

/** Whether the page has asked for a font: one for additional letters is fetched only if there are any. */
const isWanted = ({ family, unicodeRange }: Font): boolean =>
  [...document.fonts].some(
    (face) => face.status !== 'unloaded' && face.family.includes(family) && (face.unicodeRange !== allLetters) === Boolean(unicodeRange),
  );

/**
 * If fonts miss the first paint, the browser does not show them for the lifetime of the document, which with Gatsby's navigation
 * is the whole visit. This adds them with the second page, where everything changes anyway; mostly from cache.
 */
export function applyLateFonts(): void {
  if (isDone) return;
  isDone = true;
  for (const { family, path, ...descriptors } of fonts.filter(isWanted)) {
    new FontFace(family, `url(${path})`, descriptors).load().then(
      (font) => document.fonts.add(font),
      // Keeps the fallback font.
      () => undefined,
    );
  }
}
