export {
  announceDelay as onRouteUpdateDelayed,
  announceRoute as onRouteUpdate,
  decideScroll as shouldUpdateScroll,
  keepFirstPage as onServiceWorkerActive,
  markHydrated as onInitialClientRender,
  preparePage as onPreRouteUpdate,
  startClient as onClientEntry,
  takeOverPage as replaceHydrateFunction,
} from './src/site/runtime/client';
export { framePage as wrapPageElement } from './src/site/runtime/page-element';
export { wrapRoot as wrapRootElement } from './src/site/runtime/root';
