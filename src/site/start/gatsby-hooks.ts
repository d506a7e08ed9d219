/**
 * The hooks that Gatsby calls in the browser, for `gatsby develop`, which looks up `wrapRootElement` when it loads this file. A
 * build uses `gatsby-hooks-in-steps.ts` instead (`bundle-aliases.ts`).
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

/** Lets `gatsby develop` decide how React attaches to the page. */
export const replaceHydrateFunction = (): undefined => undefined;
