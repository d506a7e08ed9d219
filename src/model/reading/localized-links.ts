import { withEachText } from './each-text';

type Names = Pick<ReadonlySet<string>, 'has'>;

/** A whole value that is the address of a page, or a markdown link to one, up to its query or anchor. */
const wholePath = /^\/(?:[a-z0-9-]+\/)*(?=#|$)/;
const linkedPath = /(\]\()(\/(?:[a-z0-9-]+\/)*)(?=[)#?\s])/g;

/**
 * Returns `value` with the page paths in all its strings, alone or in markdown links, pointed at another language: each path in
 * `paths`, the pages that exist in that language, gets `prefix`. Other paths stay unchanged.
 */
export function withLocalizedLinks<Value>(value: Value, prefix: string, paths: Names): Value {
  const localized = (path: string) => (paths.has(path) ? `${prefix}${path}` : path);
  const inText = (text: string) =>
    text.replace(wholePath, localized).replace(linkedPath, (_, before: string, path: string) => before + localized(path));
  return withEachText(value, (_, text) => inText(text)) as Value;
}
