import { fonts } from '../theme/fonts';

let isDone = false;

/**
 * If fonts miss the first paint, the browser does not show them for the lifetime of the document, which with Gatsby's navigation
 * is the whole visit. This adds them with the second page, where everything changes anyway; mostly from cache.
 */
export function applyLateFonts(): void {
  if (isDone) return;
  isDone = true;
  for (const { family, path, weight } of fonts) {
    new FontFace(family, `url(${path})`, { weight }).load().then(
      (font) => document.fonts.add(font),
      // Keeps the fallback font.
      () => undefined,
    );
  }
}
