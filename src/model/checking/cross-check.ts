import { derivedPaths, problemAt, type TaxonomySlugs } from '../content';
import { kindOf, kinds } from '../kinds';
import { type Problem, shown } from '../problems';
import { eachText } from '../reading/each-text';
import type { Source } from '../reading/read-document';
import { isPicture } from '../relating/picture-name';
import { invisibleIn } from './invisible-characters';
import type { PictureFaults } from './picture-faults';

type Names = Pick<ReadonlySet<string>, 'has'>;

export type Known = {
  /** The paths of all published pages. */
  paths: Names;
  /** All picture files below `content/`. */
  pictures: Names;
  /** The names of `page` files that have a route in code. */
  routes: Names;
  /** Pictures that cannot be displayed. */
  faults: Pick<PictureFaults, 'get'>;
  services: Names;
  industries: Names;
  topics: Names;
  /** Icon names of the simple-icons package. */
  icons: Names;
};

const everything: Names = { has: () => true };

/** Accepts every reference, for checking one file on its own. */
export const anyReference: Known = {
  paths: everything,
  pictures: everything,
  services: everything,
  industries: everything,
  topics: everything,
  icons: everything,
  routes: everything,
  faults: new Map(),
};

/**
 * Everything one file may reference in another. `files` are all files below `content/`, including those with mistakes,
 * so that a mistake in one page does not show up as a dead link in every other file.
 */
export function knownOf(
  taxonomy: TaxonomySlugs,
  files: readonly string[],
  outside: Pick<Known, 'icons' | 'routes' | 'faults'>,
): Known & { paths: ReadonlySet<string> } {
  const places = files.flatMap((file) => kindOf(file) ?? []);
  const postCount = places.filter(({ kind }) => kind === 'post').length;
  return {
    paths: new Set([...places.map(({ kind, name }) => kinds[kind].pathOf(name)), ...derivedPaths(taxonomy, postCount)]),
    pictures: new Set(files.filter(isPicture)),
    services: new Set(places.flatMap(({ kind, name }) => (kind === 'service' ? [name] : []))),
    industries: new Set(taxonomy.industries.map(({ slug }) => slug)),
    topics: new Set(taxonomy.topics.map(({ slug }) => slug)),
    ...outside,
  };
}

/** Problems that only show when all files are checked together. */
export function crossProblems(sources: readonly Source[], known: Known): Problem[] {
  return [
    ...samePathProblems(sources),
    ...sameTextProblems(sources, 'title'),
    ...sameTextProblems(sources, 'description'),
    ...sources.flatMap((source) => [...routeProblems(source, known), ...fieldProblems(source, known), ...bodyProblems(source, known)]),
  ];
}

function samePathProblems(sources: readonly Source[]): Problem[] {
  return repeated(sources, ({ path }) => path).map(([source, first]) => ({
    file: source.file,
    field: 'file name',
    found: `the path ${source.path}, which ${first.file} also has`,
    expected: 'a unique path',
  }));
}

function routeProblems({ kind, file, name }: Source, { routes }: Known): Problem[] {
  if (kind !== 'page' || routes.has(name)) return [];
  return [
    { file, field: 'file name', found: 'a page without a route', expected: `a route at src/pages/${name}.tsx, which a developer adds` },
  ];
}

function sameTextProblems(sources: readonly Source[], field: 'title' | 'description'): Problem[] {
  return repeated(sources, ({ raw }) => (raw as Record<string, unknown> | undefined)?.[field]).map(([source, first]) =>
    problemAt(source, [field], `the same text as in ${first.file}`, 'unique text'),
  );
}

/** Each source whose key repeats an earlier one, paired with the first source that had it; keys that are not strings are ignored. */
function repeated(sources: readonly Source[], keyOf: (source: Source) => unknown): [Source, Source][] {
  const first = new Map<string, Source>();
  return sources.flatMap((source) => {
    const key = keyOf(source);
    if (typeof key !== 'string') return [];
    const earlier = first.get(key);
    if (!earlier) first.set(key, source);
    return earlier ? [[source, earlier] as [Source, Source]] : [];
  });
}

const referenceFields = ['services', 'industries', 'topics'] as const;

/** Checks every front matter string that references something: a slug, a picture, or a path. */
function fieldProblems(source: Source, known: Known): Problem[] {
  const complain = (path: readonly PropertyKey[], value: string, expected: string) => [problemAt(source, path, shown(value), expected)];
  return eachText(source.raw, [], (path, value) => {
    const key = String(path.at(-1));
    const list = referenceFields.find((field) => path[0] === field && path.length === 2);
    if (list && !known[list].has(value)) return complain(path, value, expectedSlug[list]);
    if (key === 'service' && !known.services.has(value)) return complain(path, value, expectedSlug.services);
    if (key === 'picture' && !known.pictures.has(value))
      return complain(path, value, 'the path of an existing picture, relative to the content folder');
    const fault = key === 'picture' ? known.faults.get(value) : undefined;
    if (fault) return [problemAt(source, path, `${shown(value)}, ${fault.found}`, fault.expected)];
    if ((key === 'path' || key === 'link') && !known.paths.has(withoutAnchor(value))) return complain(path, value, 'a page that exists');
    if (key === 'icon' && !known.icons.has(value)) return complain(path, value, 'an icon name from the simple-icons package, or no icon');
    return [];
  });
}

const expectedSlug = {
  services: 'the file name (without .md) of a file in services',
  industries: 'a slug of an industry in taxonomy.yml',
  topics: 'a slug of a topic in taxonomy.yml',
};

const withoutAnchor = (path: string) => path.split(/[?#]/)[0] ?? path;

function bodyProblems(source: Source, known: Known): Problem[] {
  const { outline } = source;
  const at = (line: number, found: string, expected: string): Problem => ({
    file: source.file,
    line: source.bodyLine + line - 1,
    field: 'body',
    found,
    expected,
  });
  return [
    ...headingProblems(outline.headings, at),
    ...outline.links
      .filter(({ url }) => !linkIsGood(url, known))
      .map(({ url, line }) => at(line, `a link to ${shown(url)}`, linkExpectation(url))),
    ...outline.images
      .filter(({ url }) => !known.pictures.has(url))
      .map(({ url, line }) => at(line, `the picture ${shown(url)}`, 'the path of an existing picture, relative to the content folder')),
    ...outline.images.flatMap(({ url, line }) => {
      const fault = known.faults.get(url);
      return fault ? [at(line, `the picture ${shown(url)}, ${fault.found}`, fault.expected)] : [];
    }),
    ...outline.images
      .filter(({ alt }) => alt.trim().length < 10)
      .map(({ line }) => at(line, 'a picture with missing or short alt text', 'at least 10 characters of alt text in the square brackets')),
    ...outline.entities.flatMap(({ value, line }) => {
      const problem = invisibleIn(value);
      return problem ? [at(line, problem.found, problem.expected)] : [];
    }),
    ...outline.html.map(({ value, line }) => at(line, `HTML ${shown(value)}`, 'markdown only')),
  ];
}

type At = (line: number, found: string, expected: string) => Problem;

function headingProblems(headings: readonly { depth: number; text: string; line: number }[], at: At): Problem[] {
  let previous = 1;
  return headings.flatMap(({ depth, text, line }) => {
    const deepest = previous + 1;
    previous = depth;
    if (depth === 1) return [at(line, `a level-1 heading, ${shown(text)}`, 'two or more # signs; the page already has its main heading')];
    return depth > deepest
      ? [at(line, `${'#'.repeat(depth)} after ${'#'.repeat(deepest - 1)}`, `${'#'.repeat(deepest)}, without skipping a level`)]
      : [];
  });
}

function linkIsGood(url: string, known: Known): boolean {
  if (/^(https:\/\/|mailto:|tel:|#)/.test(url)) return true;
  return known.paths.has(withoutAnchor(url));
}

const linkExpectation = (url: string) =>
  url.startsWith('/') ? 'a page that exists; paths end in a slash' : 'a path that starts with / or an https:// address';
