import { type Font, fonts } from '../theme/fonts';

const added = new Set<Font>();

/** How browsers name the range of a face that has all letters. */
const allLetters = 'U+0-10FFFF';

/** Whether the page has asked for a font: one for additional letters is fetched only if there are any. */
const isWanted = ({ family, unicodeRange }: Font): boolean =>
  [...document.fonts].some(
    (face) => face.status !== 'unloaded' && face.family.includes(family) && (face.unicodeRange !== allLetters) === Boolean(unicodeRange),
  );

/**
 * If a font misses the first paint of its letters, the browser does not show it for the lifetime of the document, which with
 * Gatsby's navigation is the whole visit. This adds it with the next page, where everything changes anyway; mostly from cache.
 */
export function applyLateFonts(): void {
  for (const font of fonts.filter(isWanted)) {
    if (added.has(font)) continue;
    added.add(font);
    const { family, path, ...descriptors } = font;
    new FontFace(family, `url(${path})`, descriptors).load().then(
      (face) => document.fonts.add(face),
      // Keeps the fallback font.
      () => undefined,
    );
  }
}
