/**
 * Stands in, in the browser, for parts of packages that this site never calls and that their bundles hold all the same:
 * see `src/deployment/light-bundles.ts`. Where one is called while a module starts, it gives back what it was given.
 */
export default function unusedPart<Given>(given: Given): Given {
  return given;
}

export { unusedPart as Script, unusedPart as Slice };
