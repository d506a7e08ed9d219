import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceNamespace } from '../../contract/languages';
import { languageOf } from '../words/localized-path';

/** What React first requests on a page, which can be fetched before React starts. */
export type PageNeeds = {
  /** Names of the chunks: the page's own, and those of its language. */
  chunks: string[];
  /** URLs of the data. */
  data: string[];
};

/** The parts of Gatsby's page data read here. */
type PageData = { componentChunkName: string; staticQueryHashes?: string[] };

/** Reads the page data that Gatsby has written when it renders pages; `gatsby develop` has none, and preloads nothing. */
export function needsOf(path: string): PageNeeds {
  const own = `/page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`;
  const pageData = readPageData(join(process.cwd(), 'public', own));
  if (!pageData) return { chunks: [], data: [] };
  const queries = (pageData.staticQueryHashes ?? []).map((hash) => `/page-data/sq/d/${hash}.json`);
  return {
    chunks: [pageData.componentChunkName, `words-${languageOf(path)}-${interfaceNamespace}-json`, `frame-${languageOf(path)}-json`],
    data: [own, '/page-data/app-data.json', ...queries],
  };
}

function readPageData(file: string): PageData | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
