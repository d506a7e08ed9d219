/**
 * Browser stub for parts of packages that this site never calls, but that would end up in its bundles: see
 * `src/build/bundle/bundle-aliases.ts`. If called during module evaluation, it returns its argument.
 */
export default function unusedPart<Given>(given: Given): Given {
  return given;
}

export { unusedPart as Script, unusedPart as Slice };
