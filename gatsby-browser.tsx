export {
  decideScroll as shouldUpdateScroll,
  keepFirstPage as onServiceWorkerActive,
  startClient as onClientEntry,
} from './src/lifecycle/client';
