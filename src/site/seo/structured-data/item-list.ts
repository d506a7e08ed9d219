import type { ItemListLeaf } from 'schema-dts';
import { absoluteUrl, type SiteFacts } from './facts';

/** The pages that the page at `path` lists, in their order; nothing if there are none. */
export function itemList(site: Pick<SiteFacts, 'url'>, path: string, pages: readonly { path: string }[]): ItemListLeaf[] {
  if (pages.length === 0) return [];
  const itemListElement = pages.map((page, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    url: absoluteUrl(site, page.path),
  }));
  return [{ '@type': 'ItemList', '@id': absoluteUrl(site, `${path}#list`), numberOfItems: pages.length, itemListElement }];
}
