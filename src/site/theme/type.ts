import { fontPackages } from './font-packages';

const fallback = { 'sans-serif': 'system-ui, sans-serif', serif: 'ui-serif, serif', monospace: 'ui-monospace, monospace' } as const;

export const fontFamily = {
  text: `'${fontPackages.text.family}', 'Text Fallback', ${fallback[fontPackages.text.generic]}`,
  mono: `'${fontPackages.mono.family}', 'Mono Fallback', ${fallback[fontPackages.mono.generic]}`,
} as const;

/**
 * Type scale, fluid between screens of 360 px and 1440 px. On phones with twice the text size, the two largest stay small enough
 * for their longer words.
 */
export const fontSize = {
  display: 'min(17vw, clamp(2.625rem, 1.75rem + 3.2vw, 4.625rem))',
  displayAlone: 'min(17vw, clamp(2.625rem, 8.2vw, 4.625rem))',
  h1: 'min(17vw, clamp(2.125rem, 1.65rem + 2.1vw, 3.5rem))',
  h2: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.75rem)',
  chapter: 'clamp(1.5rem, 1.35rem + 0.7vw, 2rem)',
  quote: 'clamp(1.375rem, 0.95rem + 1.9vw, 2.75rem)',
  h3: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
  lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem)',
  body: 'clamp(1rem, 0.97rem + 0.12vw, 1.0625rem)',
  small: '0.9375rem',
  annotation: '0.8125rem',
} as const;

export const lineHeight = { tight: 1.06, heading: 1.16, body: 1.6 } as const;

export const fontWeight = { regular: 400, medium: 500, strong: 600, heavy: 700 } as const;

/** Maximum line length of running text. */
export const measure = '68ch';
