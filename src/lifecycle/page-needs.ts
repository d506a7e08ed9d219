/** What React asks for first on a page: it may be on its way before React is. */
export type PageNeeds = {
  /** The name of the page's chunk. */
  chunk: string;
  /** The addresses of its data. */
  data: string[];
};

/** As much as is read here of what Gatsby hands to each page; its types do not describe it. */
export type PageProps = { pageResources?: { page?: { path: string; componentChunkName: string; staticQueryHashes?: string[] } } };

/** By path: several pages are rendered at once. */
const needs = new Map<string, PageNeeds>();

export function noteNeeds({ pageResources }: PageProps): void {
  const page = pageResources?.page;
  if (!page) return;
  const name = page.path === '/' ? 'index' : page.path.replace(/^\/|\/$/g, '');
  const queries = (page.staticQueryHashes ?? []).map((hash) => `/page-data/sq/d/${hash}.json`);
  const data = [`/page-data/${name}/page-data.json`, '/page-data/app-data.json', ...queries];
  needs.set(page.path, { chunk: page.componentChunkName, data });
}

export const needsOf = (path: string): PageNeeds | undefined => needs.get(path);
