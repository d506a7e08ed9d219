import { alternatesOf, type Translations } from '../../contract/alternates';
import { mainPages } from '../../contract/main-pages';
import { readPageDates } from './page-dates';

let dates: ReadonlyMap<string, string> | undefined;

type Page = { path: string; pageContext?: { i18n?: Translations } };

/** Pages that search engines leave out: fallback pages, in each language. */
const leftOut = ['/404/', '/404.html', '/500/', '/500.html', '/dev-404-page/', mainPages.thanks];

/**
 * Options of gatsby-plugin-sitemap, which lists pages in the same order in every build: a page has the latest date in its content,
 * and names the same page in other languages.
 */
export const sitemapOptions = {
  excludes: leftOut.flatMap((path) => [path, `/*${path}`]),
  query: '{ site { siteMetadata { siteUrl } } allSitePage(sort: { path: ASC }) { nodes { path pageContext } } }',
  serialize: ({ path, pageContext }: Page) => {
    // When the sitemap is written, not when the configuration is loaded.
    dates ??= readPageDates();
    const lastmod = dates.get(path);
    const links = alternatesOf(pageContext?.i18n);
    return { url: path, ...(lastmod ? { lastmod } : {}), ...(links.length > 0 ? { links } : {}) };
  },
};
