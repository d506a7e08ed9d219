import type { PageLink } from '../../contract/site-data';

/**
 * The ancestors of the page at `path`, top first: the pages whose path is a prefix of `path`, or of `place`, the path of the parent
 * page that its kind defines.
 */
export function pagesAbove(pages: readonly PageLink[], path: string, place = path): PageLink[] {
  return pages
    .filter((page) => page.path !== path && place.startsWith(page.path))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({ path, label }) => ({ path, label }));
}
