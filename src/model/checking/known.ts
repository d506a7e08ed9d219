import { derivedPaths, type TaxonomySlugs } from '../../contract/derived-paths';
import { type Kind, kindNames, kindOf, kinds } from '../kinds';
import { isPicture, isSimilar } from '../reading/picture-name';
import type { PictureFaults } from './picture-faults';

type Names = Pick<ReadonlySet<string>, 'has'>;

/** Names that messages list or suggest. */
type ListedNames = Pick<ReadonlySet<string>, 'has' | 'keys'>;

export type Known = {
  /** The paths of all published pages. */
  paths: ListedNames;
  /** The paths of drafts, and of pages whose date is in the future. */
  hiddenPaths: Names;
  /** All picture files below `content/`. */
  pictures: Names;
  /** The existing picture whose path differs from this one only in ways that people overlook. */
  similarPicture: (path: string) => string | undefined;
  /** Pictures that cannot be displayed. */
  faults: Pick<PictureFaults, 'get'>;
  /** The names of the files of a kind, without `.md`. */
  namesOf: (kind: Kind) => Names;
  industries: ListedNames;
  topics: ListedNames;
  /** The IDs of the groups of services. */
  groups: ListedNames;
  /** The entries of the header menu and the groups of the footer, by their labels. */
  menus: { header: ListedNames; footer: ListedNames };
  /** What blocks can show, out of `people`, `prices` and `newsletter`. */
  shown: Names;
  /** The languages of the site. */
  languages: Names;
  /** Icon names of the simple-icons package. */
  icons: Names;
};

const everything: ListedNames = { has: () => true, keys: () => new Set<string>().keys() };
const nothing: Names = { has: () => false };

/** Accepts every reference, for checking one file on its own. */
export const anyReference: Known = {
  paths: everything,
  hiddenPaths: nothing,
  pictures: everything,
  similarPicture: () => undefined,
  namesOf: () => everything,
  industries: everything,
  topics: everything,
  groups: everything,
  icons: everything,
  faults: new Map(),
  menus: { header: everything, footer: everything },
  shown: everything,
  languages: nothing,
};

/**
 * Everything one file may reference in another. `files` are all files below `content/`, including those with mistakes,
 * so that a mistake in one page does not show up as a dead link in every other file. `groups` is undefined if they cannot be read.
 * `others` do not follow from these.
 */
export function knownOf(
  taxonomy: TaxonomySlugs,
  groups: readonly { id: string }[] | undefined,
  files: readonly string[],
  others: Pick<Known, 'hiddenPaths' | 'faults' | 'menus' | 'shown' | 'languages' | 'icons'>,
): Known & { paths: ReadonlySet<string> } {
  const places = files.flatMap((file) => kindOf(file) ?? []);
  const pictures = files.filter(isPicture);
  const names = new Map(kindNames.map((kind) => [kind, new Set<string>()] as const));
  for (const { kind, name } of places) names.get(kind)?.add(name);
  return {
    ...others,
    paths: new Set([...places.map(({ kind, name }) => kinds[kind].pathOf(name)), ...derivedPaths(taxonomy, names.get('post')?.size ?? 0)]),
    pictures: new Set(pictures),
    similarPicture: (path) => pictures.find((each) => isSimilar(each, path)),
    namesOf: (kind) => names.get(kind) ?? nothing,
    industries: new Set(taxonomy.industries.map(({ slug }) => slug)),
    topics: new Set(taxonomy.topics.map(({ slug }) => slug)),
    groups: groups ? new Set(groups.map(({ id }) => id)) : everything,
  };
}

/** Whether a page has this path; its query and anchor are ignored. */
export const isKnownPath = (path: string, { paths }: Pick<Known, 'paths'>) => paths.has(pathOnly(path));

const pathOnly = (path: string) => path.split(/[?#]/)[0] ?? path;

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** The page whose path differs from this one only in ways that people overlook, such as the final slash. */
const similarPage = (path: string, { paths }: Pick<Known, 'paths'>) =>
  [...paths.keys()].find((each) => isSimilar(withoutSlash(each), withoutSlash(path)));

/** What a link to a missing page should lead to instead. */
export function expectedPage(path: string, known: Pick<Known, 'paths' | 'hiddenPaths'>): string {
  if (known.hiddenPaths.has(pathOnly(path))) return 'a published page; this one is a draft, or its date is in the future';
  const similar = similarPage(pathOnly(path), known);
  return similar ? `${path.replace(pathOnly(path), similar)}, the page that exists` : 'a page that exists; paths end in a slash';
}
