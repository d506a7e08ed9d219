import type { BreadcrumbListLeaf } from 'schema-dts';
import { absoluteUrl, type SiteFacts } from './facts';

/** The breadcrumb trail from the home page to a page; `trail` has at least two steps and ends with the page itself. */
export function breadcrumbList(site: Pick<SiteFacts, 'url'>, trail: readonly { label: string; path: string }[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(site, path),
    })),
  };
}
