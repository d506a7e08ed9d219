import { additionalListPages, listPath, topicPath } from '../../contract/derived-paths';
import { appearsOnDate } from '../kinds';
import type { ContentInLanguage } from '../reading/content';
import { type Document, documentsOf } from '../reading/read-document';
import { isoTime } from '../zoned-time';

/** The latest of these times as written in the content; a day comes before all times on it. */
export const latest = (dates: readonly (string | undefined)[]) =>
  dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);

/** The latest date in a page's own file. */
function dateOf({ kind, data }: Document): string | undefined {
  return latest([
    'date' in data && appearsOnDate(kind) ? data.date : undefined,
    'updated' in data ? data.updated : undefined,
    'reviewed' in data ? data.reviewed : undefined,
  ]);
}

/**
 * The dates of the pages that have one, by path, for example 2026-03-14T09:30:00-04:00; a list of posts has the date of its newest
 * post. Only dates in the content count: builds often use a shallow clone, in which git dates every file alike.
 */
export function lastModified(
  content: Pick<ContentInLanguage, 'documents' | 'taxonomy' | 'prefix'> & { site: Pick<ContentInLanguage['site'], 'timeZone'> },
): ReadonlyMap<string, string> {
  const { prefix } = content;
  const posts = documentsOf(content, 'post');
  const newest = (listed: readonly Document[]) => latest(listed.map(dateOf));
  const newestPost = newest(posts);
  const postsOn = (slug: string) => posts.filter(({ data }) => data.topics.includes(slug));
  const found = [
    ...content.documents.map((document) => ({ path: document.path, date: dateOf(document) })),
    ...[1, ...additionalListPages(posts.length)].map((number) => ({ path: prefix + listPath(number), date: newestPost })),
    ...content.taxonomy.topics.map(({ slug }) => ({ path: prefix + topicPath(slug), date: newest(postsOn(slug)) })),
  ];
  return new Map(found.flatMap(({ path, date }) => (date ? [[path, isoTime(date, content.site.timeZone)] as const] : [])));
}
