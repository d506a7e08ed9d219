import type { Document } from '../reading/read-document';

/** Sorts posts in place by date, the newest first; those of one day by path, so that every list has the same order. */
export const newestFirst = (posts: Document<'post'>[]): Document<'post'>[] =>
  posts.sort((one, other) => other.data.date.localeCompare(one.data.date) || one.path.localeCompare(other.path));
