import { fonts } from './fonts';

/** `optional`: a font that misses the first paint is not used until the next page, because its different widths would reflow the text. */
const ownFaces = fonts
  .map(
    ({ family, path, weight, unicodeRange }) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: optional;
  src: url(${path}) format('woff2');${unicodeRange ? `\n  unicode-range: ${unicodeRange};` : ''}
}`,
  )
  .join('\n');

/**
 * Fallback fonts with the metrics of the real families, so pages look much the same in both. `size-adjust` is the average width of
 * the font's letters relative to those of Arial or Courier New; the others are the font's own ascent, descent and line gap, in
 * shares of its em, divided by `size-adjust`.
 */
export const fontFaces = `${ownFaces}
@font-face {
  font-family: 'Text Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  size-adjust: 105.5%;
  ascent-override: 92.5%;
  descent-override: 24.4%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Mono Fallback';
  src: local('Courier New'), local('Liberation Mono');
  size-adjust: 100%;
  ascent-override: 102%;
  descent-override: 30%;
  line-gap-override: 0%;
}
`;
