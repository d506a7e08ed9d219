import { pathPrefix } from '../../contract/languages';
import { languageOf } from '../words/localized-path';
import { defaultLanguage } from '../words/site-languages';
import type { GatsbyWindow, PageResources } from './gatsby-window';

/** The error pages, in each language; the first group is their path in the default language, by which Gatsby knows them. */
const errorPage = /^(?:\/[\w-]+)?(\/(?:404|500)\.html)$/;

/** The page that Gatsby shows at addresses without one. */
const notFoundPage = '/404.html';

/**
 * Wraps the loader's functions so that error pages are shown in the language of the URL: both the error page that the host sent
 * (`pagePath`, written into the HTML by Gatsby) and the one for a link to a missing page. Gatsby recognizes an error page at
 * another URL only by its path in the default language, so translated error pages get that path.
 */
export function errorPagesInLanguages(gatsby: GatsbyWindow, isRunning: () => boolean) {
  const { loadPage, loadPageSync } = gatsby.___loader;
  const { pagePath = '' } = gatsby;
  const sent = errorPage.test(pagePath) ? pagePath : undefined;
  if (sent) gatsby.pagePath = notFoundPage;
  const missing = new Map<string, string>();
  const shownPath = (path: string) => missing.get(path) ?? (isRunning() ? path : (sent ?? path));
  const known = new WeakMap<PageResources, PageResources>();
  const asGatsbyKnowsIt = (resources: PageResources | undefined) => {
    const [path, own] = errorPage.exec(resources?.page?.path ?? '') ?? [];
    if (!resources || path === own) return resources;
    const same = known.get(resources) ?? { ...resources, page: { ...resources.page, path: own ?? notFoundPage } };
    known.set(resources, same);
    return same;
  };
  return {
    /** The path of the page that is shown at an address. */
    shownPath,
    loadPage: async (path: string) => {
      const page = await loadPage(shownPath(path));
      const language = languageOf(path);
      if (language === defaultLanguage || page?.page?.path !== notFoundPage) return asGatsbyKnowsIt(page);
      missing.set(path, pathPrefix(language) + notFoundPage);
      return asGatsbyKnowsIt(await loadPage(shownPath(path)));
    },
    loadPageSync: (path: string, options?: unknown) => asGatsbyKnowsIt(loadPageSync(path, options)),
  };
}
