import { kinds } from '../kinds';
import type { Problem } from '../problems';
import type { Source } from '../reading/read-document';
import type { Known } from './known';

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
function reservedBy(name: string, languages: Pick<ReadonlySet<string>, 'has'>): string | undefined {
  const parts = name.split('/');
  const [first = ''] = parts;
  if (taken.includes(first)) return 'the site itself uses';
  if (ofKinds.includes(first)) return `belongs to the pages below /${first}/, which have a folder of their own in content`;
  if (languages.has(first)) return 'begins with a language';
  return parts.at(-1) === 'index' ? 'ends in index: the page of a folder is a file beside it, with the name of the folder' : undefined;
}

/** A page, as far as its path is concerned. */
type Place = Pick<Source, 'kind' | 'name' | 'path'>;
type PlaceOfFile = Place & Pick<Source, 'file'>;

/** The kinds whose path is nothing but the name of the file, which could therefore be any path of the site. */
const kindsAtTheTop: readonly Place['kind'][] = ['blockPage', 'information'];

/** Why a page cannot have its path, as the end of a sentence about the path; undefined if it can. */
export function pathConflict({ kind, name, path }: Place, others: readonly PlaceOfFile[], { languages }: Pick<Known, 'languages'>) {
  const other = others.find((each) => each.path === path);
  if (other) return `${other.file} also has`;
  return kindsAtTheTop.includes(kind) ? reservedBy(name, languages) : undefined;
}

/** Problems of pages whose path is not theirs alone. Of two with one path, the later one has the problem. */
export function pathProblems(places: readonly PlaceOfFile[], known: Pick<Known, 'languages'>): Problem[] {
  const first = new Map<string, PlaceOfFile>();
  return places.flatMap((place): Problem[] => {
    const { file, path } = place;
    const earlier = first.get(path);
    if (!earlier) first.set(path, place);
    const conflict = pathConflict(place, earlier ? [earlier] : [], known);
    return conflict ? [{ file, field: 'file name', found: `the path ${path}, which ${conflict}`, expected: 'another name or folder' }] : [];
  });
}
