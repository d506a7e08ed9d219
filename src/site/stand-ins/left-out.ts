/**
 * Replaces parts of packages that this site does not use and that would otherwise be in its bundle; see
 * `src/build/bundle/bundle-aliases.ts`. Using one throws.
 */
const leftOut = (name: string) => () => {
  throw new Error(`${name} was left out of the bundle: remove it from src/build/bundle/bundle-aliases.ts.`);
};

export const Script = leftOut('Script');
export const Slice = leftOut('Slice');
