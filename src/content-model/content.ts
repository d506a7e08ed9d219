import type { Problem } from './problems';
import type { Document } from './read-document';
import type { Kind } from './kinds';
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

/** The paths of pages that the content makes without a file of their own: filtered overviews and the blog's further pages. */
export function derivedPaths(content: Pick<Content, 'taxonomy' | 'documents'>): string[] {
  const listPages = Math.ceil(documentsOf(content, 'post').length / postsPerPage);
  return [
    ...content.taxonomy.industries.map(({ slug }) => `/our-work/industries/${slug}/`),
    ...content.taxonomy.topics.map(({ slug }) => `/blog/topics/${slug}/`),
    ...Array.from({ length: Math.max(0, listPages - 1) }, (_, index) => `/blog/page/${index + 2}/`),
  ];
}

/** A problem of a document, at the place of one of its fields. */
export function problemAt(document: Pick<Document, 'file' | 'lineOf'>, field: readonly PropertyKey[], found: string, expected: string): Problem {
  return { file: document.file, line: document.lineOf(field), field: field.join('.'), found, expected };
}
