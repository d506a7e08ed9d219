import { fonts } from './fonts';

/** `optional`: a font that is not there for the first paint waits for the next page, since its other widths would break lines anew. */
const ownFaces = fonts
  .map(
    ({ family, path, weight }) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: optional;
  src: url(${path}) format('woff2');
}`,
  )
  .join('\n');

/**
 * The fallbacks have the metrics of the real families, so that a page looks much the same in both.
 * Numbers: ascent, descent and average width of the files against Arial and Courier New.
 */
export const fontFaces = `${ownFaces}
@font-face {
  font-family: 'Schibsted Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  size-adjust: 105.5%;
  ascent-override: 92.5%;
  descent-override: 24.4%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'JetBrains Fallback';
  src: local('Courier New'), local('Liberation Mono');
  size-adjust: 100%;
  ascent-override: 102%;
  descent-override: 30%;
  line-gap-override: 0%;
}
`;
