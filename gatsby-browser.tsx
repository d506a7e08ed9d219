export {
  announceDelay as onRouteUpdateDelayed,
  announceRoute as onRouteUpdate,
  decideScroll as shouldUpdateScroll,
  keepFirstPage as onServiceWorkerActive,
  replaceOutdatedHtml as replaceHydrateFunction,
  startClient as onClientEntry,
} from './src/lifecycle/client';
export { wrapRoot as wrapRootElement } from './src/lifecycle/root';
