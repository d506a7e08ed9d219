import { furtherListPages, listPath } from '../contract/blog-list';
import type { Kind } from './kinds';
import type { Problem } from './problems';
import type { Document, Source } from './reading/read-document';
import type { Singletons } from './singletons';

/** All content, read and typed. */
export type Content = Singletons & { documents: Document[] };

/** The documents of the given kinds, in file order. */
export function documentsOf<K extends Kind>(content: { documents: readonly Document[] }, ...wanted: readonly K[]): Document<K>[] {
  const isWanted = (document: Document): boolean => (wanted as readonly Kind[]).includes(document.kind);
  // TypeScript cannot narrow to K through the filter; `isWanted` has just checked it.
  return content.documents.filter(isWanted) as Document<K>[];
}

/** The slugs defined in taxonomy.yml. */
export type TaxonomySlugs = Record<'industries' | 'topics', readonly { slug: string }[]>;

/** The paths of filtered overviews. */
export const industryPath = (slug: string) => `/our-work/industries/${slug}/`;
export const topicPath = (slug: string) => `/blog/topics/${slug}/`;

/** The paths of pages that have no file of their own: filtered overviews and further pages of the blog list. */
export function derivedPaths({ industries, topics }: TaxonomySlugs, postCount: number): string[] {
  return [
    ...industries.map(({ slug }) => industryPath(slug)),
    ...topics.map(({ slug }) => topicPath(slug)),
    ...furtherListPages(postCount).map(listPath),
  ];
}

/** A problem located at a field of a file. */
export function problemAt(
  { file, lineOf }: Pick<Source, 'file' | 'lineOf'>,
  field: readonly PropertyKey[],
  found: string,
  expected: string,
): Problem {
  return { file, line: lineOf(field), field: field.join('.'), found, expected };
}
