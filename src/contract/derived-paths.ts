import { mainPages } from './main-pages';

/** The path of the feed in the language with this prefix. */
export const feedPath = (prefix: string) => `${prefix}/feed.xml`;

/** Posts per page of the blog list. */
export const postsPerPage = 9;

/** The path of a page of the list; page 1 is the blog itself. */
export const listPath = (number: number) => (number === 1 ? mainPages.blog : `${mainPages.blog}page/${number}/`);

/** How many pages the list has, at least one. */
export const listPageCount = (posts: number) => Math.max(1, Math.ceil(posts / postsPerPage));

/** The numbers of the list's pages after page 1. */
export const additionalListPages = (posts: number) => Array.from({ length: listPageCount(posts) - 1 }, (_, index) => index + 2);

/** The slugs defined in taxonomy.yml. */
export type TaxonomySlugs = Record<'industries' | 'topics', readonly { slug: string }[]>;

/** The paths of filtered overviews. */
export const industryPath = (slug: string) => `${mainPages.work}industries/${slug}/`;
export const topicPath = (slug: string) => `${mainPages.blog}topics/${slug}/`;

/** The paths of pages that have no file of their own: filtered overviews and additional pages of the blog list. */
export function derivedPaths({ industries, topics }: TaxonomySlugs, postCount: number): string[] {
  return [
    ...industries.map(({ slug }) => industryPath(slug)),
    ...topics.map(({ slug }) => topicPath(slug)),
    ...additionalListPages(postCount).map(listPath),
  ];
}
