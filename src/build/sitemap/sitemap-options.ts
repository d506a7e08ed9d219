import { contentFolder } from '../../model/content-folder';
import { readContent } from '../../model/reading/read-content';
import { lastModified } from '../../model/relating/last-modified';

let dates: ReadonlyMap<string, string> | undefined;

/** Read when the sitemap is written, not when the configuration is loaded. */
function datesOfContent(): ReadonlyMap<string, string> {
  const { content } = readContent(contentFolder());
  return content ? lastModified(content) : new Map();
}

/** Options of gatsby-plugin-sitemap: fallback pages are left out, and a page has the latest date in its content. */
export const sitemapOptions = {
  excludes: ['/404/', '/404.html', '/500/', '/500.html', '/dev-404-page/', '/thank-you/'],
  serialize: ({ path }: { path: string }) => {
    dates ??= datesOfContent();
    const lastmod = dates.get(path);
    return { url: path, ...(lastmod ? { lastmod } : {}) };
  },
};
