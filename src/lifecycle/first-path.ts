const failurePage = /^\/(?:404|500)\.html$/;

/**
 * The page that the first HTML is. Hosts show their page for a failure at any address, even at one that is a page's once the
 * hash guard has mended it; `pagePath` is what Gatsby has written into the HTML.
 */
export const firstPath = (address: string, pagePath: string | undefined): string =>
  pagePath !== undefined && failurePage.test(pagePath) ? pagePath : address;
