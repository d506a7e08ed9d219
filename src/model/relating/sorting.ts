import type { Document } from '../reading/read-document';

/** Sorts by label as a dictionary of the language does. GraphQL compares character codes, and would put Ä and eCommerce after Z. */
export function byLabelIn<Labeled>(language: string, labelOf: (labeled: Labeled) => string) {
  const { compare } = new Intl.Collator(language);
  return (one: Labeled, other: Labeled) => compare(labelOf(one), labelOf(other));
}

type Ordered = { path: string; data: { order: number } };

/** Sorts pages by position, and by path where positions are equal. */
export const byOrder = (one: Ordered, other: Ordered) => one.data.order - other.data.order || one.path.localeCompare(other.path);

/** Sorts posts in place by date, the newest first; those of one day by path, so that every list has the same order. */
export const newestFirst = (posts: Document<'post'>[]): Document<'post'>[] =>
  posts.sort((one, other) => other.data.date.localeCompare(one.data.date) || one.path.localeCompare(other.path));
