/**
 * What Gatsby calls in the browser, for `gatsby develop`, which looks up `wrapRootElement` when it loads this file. A build
 * replaces the file by `gatsby-hooks-in-steps.ts` (`bundle-aliases.ts`).
 */
export { wrapPageElement } from '../frame/framed-page';
export {
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  onRouteUpdateDelayed,
  onServiceWorkerActive,
  shouldUpdateScroll,
  startClient as onClientEntry,
} from '../runtime/client';
export { wrapRootElement } from '../runtime/root';

/** Leaves it to `gatsby develop` how React attaches to the page. */
export const replaceHydrateFunction = (): undefined => undefined;
