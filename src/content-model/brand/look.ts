/** The roles of the theme's colors that the brand's drawings may name, such as `var(--accent)`. */
export const roles = ['ground', 'line', 'brand', 'link', 'text', 'textMuted', 'textFaint', 'accent'] as const;

/** The colors in which the brand is drawn, each such as #0033aa. */
export type Look = Record<(typeof roles)[number], string>;
