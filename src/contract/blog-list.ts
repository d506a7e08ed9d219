/** Posts per page of the blog list. */
export const postsPerPage = 9;

/** The path of a page of the list; the first is the blog itself. */
export const listPath = (number: number) => (number === 1 ? '/blog/' : `/blog/page/${number}/`);

/** How many pages the list has, at least one. */
export const listPageCount = (posts: number) => Math.max(1, Math.ceil(posts / postsPerPage));

/** The numbers of the list's pages after the first. */
export const furtherListPages = (posts: number) => Array.from({ length: listPageCount(posts) - 1 }, (_, index) => index + 2);
