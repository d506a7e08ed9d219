/** Written by `npm run fonts`, with the hash of their contents in their names: browsers keep them for good. */
const monoFont = '/fonts/jetbrains-mono-4e2b085cbd1bb95f65a7.woff2';
const textFont = '/fonts/schibsted-grotesk-18618ad51c9424fa389d.woff2';

/** The one font that the first screen cannot do without. */
export const preloadedFont = textFont;

/**
 * The fallbacks have the metrics of the real families, so that nothing moves when those arrive.
 * Numbers: ascent, descent and average width of the files against Arial and Courier New.
 */
export const fontFaces = `
@font-face {
  font-family: 'Schibsted Grotesk Variable';
  font-weight: 400 700;
  font-display: swap;
  src: url(${textFont}) format('woff2');
}
@font-face {
  font-family: 'JetBrains Mono Variable';
  font-weight: 400 600;
  font-display: swap;
  src: url(${monoFont}) format('woff2');
}
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
