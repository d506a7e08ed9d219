import { type Place, reportedPage } from './reported-address';
import { send } from './send';

/** Records a view of the page that is shown, where an analytics object is present. */
export function page(place: Place = window.location): void {
  // Named in the call, as the library would else look only once it has loaded, maybe some pages later.
  send((analytics, options) => analytics.page({ ...reportedPage(place), title: document.title }, options));
}
