import { fonts } from '../theme/fonts';

let isDone = false;

/**
 * Fonts that missed the first paint are not shown by the browser for as long as its document lives, which through Gatsby's
 * navigation is the whole visit. They are taken up with the second page, where all is new anyway; from the browser's store, mostly.
 */
export function takeUpLateFonts(): void {
  if (isDone) return;
  isDone = true;
  for (const { family, path, weight } of fonts) {
    new FontFace(family, `url(${path})`, { weight }).load().then(
      (font) => document.fonts.add(font),
      // The fallback stays.
      () => undefined,
    );
  }
}
