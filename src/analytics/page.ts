import { send } from './send';

/** Where a page is shown; `search` is its query with the question mark, or empty. */
export type Place = Pick<Location, 'pathname' | 'search'>;

/** Named in the call, as the library would else look only once it has loaded, maybe some pages later. */
const propertiesOf = ({ pathname, search }: Place) => ({
  path: pathname,
  search,
  title: document.title,
  url: `${window.location.origin}${pathname}${search}`,
});

/** Records a view of the page that is shown, where an analytics object is present. */
export function page(place: Place = window.location): void {
  send((analytics, options) => analytics.page(propertiesOf(place), options));
}
