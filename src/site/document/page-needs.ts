import { interfaceNamespace } from '../../contract/languages';
import { languageOf } from '../words/localized-path';

/** What React first requests on a page, which can be fetched before React starts. */
export type PageNeeds = {
  /** Names of the chunks: the page's own, and those of its language. */
  chunks: string[];
  /** URLs of the data. */
  data: string[];
};

/** The parts of Gatsby's page data read here; Gatsby types only the result of the query. */
type PageData = { result?: unknown; componentChunkName?: string; staticQueryHashes?: string[] };

/** Lists what a page needs, from its path and Gatsby's page data. */
export function needsOf(path: string, { componentChunkName = '', staticQueryHashes = [] }: PageData): PageNeeds {
  const language = languageOf(path);
  return {
    chunks: [componentChunkName, `words-${language}-${interfaceNamespace}-json`, `site-data-${language}-json`],
    data: [
      `/page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`,
      '/page-data/app-data.json',
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ],
  };
}
