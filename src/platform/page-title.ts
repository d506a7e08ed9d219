/** Characters of a title that search engines show, the name of the site included. */
export const titleLength = 60;

/** A page's title as tabs and search results show it. */
export const fullTitle = (title: string, siteName: string) => `${title} | ${siteName}`;

/** Characters that the name of the site leaves for a page's own title. */
export const ownTitleLength = (siteName: string) => titleLength - fullTitle('', siteName).length;
