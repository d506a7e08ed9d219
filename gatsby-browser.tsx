export { wrapPageElement } from './src/site/frame/framed-page';
export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  onRouteUpdateDelayed,
  onServiceWorkerActive,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from './src/site/runtime/client';
export { wrapRootElement } from './src/site/runtime/root';
