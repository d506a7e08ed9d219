/** Characters of a title that search engines show, including the site name. */
export const titleLength = 60;

/** Returns a page's title as shown in tabs and search results. */
export const fullTitle = (title: string, siteName: string) => `${title} | ${siteName}`;

/** Returns the number of characters that the site name leaves for a page's own title. */
export const ownTitleLength = (siteName: string) => titleLength - fullTitle('', siteName).length;
