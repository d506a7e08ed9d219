const failurePage = /^\/(?:404|500)\.html$/;

/**
 * Returns the path of the page in the first HTML. Hosts serve their error page at any address, even at one that matches a
 * page after the hash guard has fixed it; `pagePath` is what Gatsby has written into the HTML.
 */
export const firstPath = (address: string, pagePath: string | undefined): string =>
  pagePath !== undefined && failurePage.test(pagePath) ? pagePath : address;
