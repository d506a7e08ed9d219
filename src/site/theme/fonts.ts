/** The files that `npm run fonts` writes; the content hashes in their names let browsers cache them forever. */
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

/** The only font the first screen depends on. */
export const preloadedFont = text.path;
