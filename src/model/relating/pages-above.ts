type Page = { path: string; label: string };

/**
 * The pages above the page at `path`, top first: those whose path begins its own, or `place`, the path of the page that
 * its kind belongs under.
 */
export function pagesAbove(pages: readonly Page[], path: string, place = path): Page[] {
  return pages
    .filter((page) => page.path !== path && place.startsWith(page.path))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({ path, label }) => ({ path, label }));
}
