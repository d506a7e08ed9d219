import { type FontUse, fontPackages } from './font-packages';
import subsets from './font-subsets.json';
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

/** The system fonts that replace a web font, and the average width of their letters in shares of the font size. */
const systemFonts = {
  'sans-serif': { names: ['Arial', 'Liberation Sans', 'Helvetica'], width: 913 / 2048 },
  serif: { names: ['Times New Roman', 'Liberation Serif', 'Times'], width: 832 / 2048 },
  monospace: { names: ['Courier New', 'Liberation Mono'], width: 1229 / 2048 },
} as const;

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

/**
 * A system font with the metrics of the web font, so pages look much the same in both: its letters are scaled to the same average
 * width, so the overrides of heights, which are shares of the scaled font size, are divided by the same factor.
 */
function fallbackFace(use: FontUse, name: string): string {
  const { names, width } = systemFonts[fontPackages[use].generic];
  const metrics = subsets.metrics[use];
  const scale = metrics.width / width;
  return `@font-face {
  font-family: '${name}';
  src: ${names.map((local) => `local('${local}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascent / scale)};
  descent-override: ${percent(metrics.descent / scale)};
  line-gap-override: ${percent(metrics.lineGap / scale)};
}`;
}

export const fontFaces = `${ownFaces}
${fallbackFace('text', 'Text Fallback')}
${fallbackFace('mono', 'Mono Fallback')}
`;
