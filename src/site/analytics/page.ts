import { type Place, reportedPage } from './reported-address';
import { send } from './send';

/** Records a view of the current page, if an analytics object is present. */
export function page(place: Place = window.location): void {
  // Passed explicitly: the library would read them only once it has loaded, maybe some pages later.
  send((analytics, options) => analytics.page({ ...reportedPage(place), title: document.title }, options));
}
