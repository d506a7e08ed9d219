/** Written by `npm run fonts`, with the hash of their contents in their names: browsers keep them for good. */
const mono = {
  family: 'JetBrains Mono Variable',
  path: '/fonts/jetbrains-mono-4e2b085cbd1bb95f65a7.woff2',
  weight: '400 600',
};
const text = {
  family: 'Schibsted Grotesk Variable',
  path: '/fonts/schibsted-grotesk-18618ad51c9424fa389d.woff2',
  weight: '400 700',
};

export const fonts = [text, mono];

/** The one font that the first screen cannot do without. */
export const preloadedFont = text.path;
