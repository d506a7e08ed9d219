/** The theme's color roles that the brand's drawings may use, for example `var(--accent)`. */
export const roles = ['ground', 'line', 'brand', 'link', 'text', 'textMuted', 'textFaint', 'accent'] as const;

/** The colors of the brand's drawings, as hex values, for example #0033aa. */
export type BrandColors = Record<(typeof roles)[number], string>;
