/**
 * The fonts by their packages, `@fontsource/{name}` and `@fontsource-variable/{name}`, and the weights that the site uses.
 * `npm run fonts` makes the files for browsers; drawings and Open Graph images use the packages themselves.
 */
export const fontPackages = {
  text: { name: 'schibsted-grotesk', family: 'Schibsted Grotesk Variable', weights: { min: 400, max: 700 } },
  mono: { name: 'jetbrains-mono', family: 'JetBrains Mono Variable', weights: { min: 400, max: 600 } },
} as const;
