import type { Kind } from './kinds';
import type { Problem } from './problems';
import type { Document, Source } from './read-document';
import type { Singletons } from './singletons';

/** Everything that marketers wrote, read and typed. */
export type Content = Singletons & { documents: Document[] };

/** The documents of some kinds, in the order of the files. */
export function documentsOf<K extends Kind>(content: { documents: readonly Document[] }, ...wanted: readonly K[]): Document<K>[] {
  const isWanted = (document: Document): boolean => (wanted as readonly Kind[]).includes(document.kind);
  // TypeScript cannot tie the filter to K; `isWanted` has just checked it.
  return content.documents.filter(isWanted) as Document<K>[];
}

/** Posts on each page of the blog's list. */
export const postsPerPage = 9;

/** The slugs that taxonomy.yml names. */
export type TaxonomySlugs = Record<'industries' | 'topics', readonly { slug: string }[]>;

/** The paths of pages that the content makes without a file of their own: filtered overviews and the blog's further pages. */
export function derivedPaths({ industries, topics }: TaxonomySlugs, postCount: number): string[] {
  const listPages = Math.ceil(postCount / postsPerPage);
  return [
    ...industries.map(({ slug }) => `/our-work/industries/${slug}/`),
    ...topics.map(({ slug }) => `/blog/topics/${slug}/`),
    ...Array.from({ length: Math.max(0, listPages - 1) }, (_, index) => `/blog/page/${index + 2}/`),
  ];
}

/** A problem of a file, at the place of one of its fields. */
export function problemAt(
  { file, lineOf }: Pick<Source, 'file' | 'lineOf'>,
  field: readonly PropertyKey[],
  found: string,
  expected: string,
): Problem {
  return { file, line: lineOf(field), field: field.join('.'), found, expected };
}
