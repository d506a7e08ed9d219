export type Breadcrumb = { label: string; path: string };

/** Pages that have others below them, top level first; labels as in the content. */
export const parents: readonly Breadcrumb[] = [
  { label: 'Home', path: '/' },
  { label: 'Services', path: '/services/' },
  { label: 'Our work', path: '/our-work/' },
  { label: 'Blog', path: '/blog/' },
  { label: 'Industries', path: '/industries/' },
  { label: 'Service areas', path: '/service-areas/' },
  { label: 'Cities', path: '/service-areas/cities/' },
  { label: 'States', path: '/service-areas/states/' },
];

/** Index pages by the page's `kind`: city and state pages are published below /services/ but belong to the service area indexes. */
const areaIndexes = new Map([
  ['city', '/service-areas/cities/'],
  ['state', '/service-areas/states/'],
]);

/**
 * The trail from the home page to a page, both included; empty for the home page. `areaKind` is the `kind` of a city or
 * state page, which cannot be derived from its path.
 */
export function breadcrumbs(path: string, label: string, areaKind = ''): Breadcrumb[] {
  if (path === '/') return [];
  const place = areaIndexes.get(areaKind) ?? path;
  const above = parents.filter((parent) => parent.path !== path && place.startsWith(parent.path));
  return [...above, { label, path }];
}
