import { kinds } from '../kinds';

/** First path segments that the site and its hosts use themselves. */
const taken = ['404', '500', 'admin', 'health', 'icons', 'inbox', 'leads', 'offline', 'page-data', 'pictures', 'specimens', 'static'];

/** First path segments of kinds with their own folder on the site, such as `blog`. */
const ofKinds = Object.values(kinds).flatMap(({ pathOf }) => {
  const [, first = '', ...rest] = pathOf('any').split('/');
  return rest.length > 1 ? [first] : [];
});

/**
 * Why a page cannot have a name as its path, as the end of a sentence about the path; undefined if it can. `languages` are those of
 * the site.
 */
export function reservedBy(name: string, languages: Pick<ReadonlySet<string>, 'has'>): string | undefined {
  const parts = name.split('/');
  const [first = ''] = parts;
  if (taken.includes(first)) return 'the site itself uses';
  if (ofKinds.includes(first)) return `belongs to the pages below /${first}/, which have a folder of their own in content`;
  if (languages.has(first)) return 'begins with a language';
  return parts.at(-1) === 'index' ? 'ends in index: the page of a folder is a file beside it, with the name of the folder' : undefined;
}
