import type { GatsbyBrowser } from 'gatsby';
import { nextTask } from '../edge/next-task';
import type { attachment } from '../runtime/client';

// Assigned below; the production runtime looks them up when it calls them, and calls `onClientEntry` first.
export let onInitialClientRender: GatsbyBrowser['onInitialClientRender'];
export let onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'];
export let onRouteUpdate: GatsbyBrowser['onRouteUpdate'];
export let onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'];
export let onServiceWorkerActive: GatsbyBrowser['onServiceWorkerActive'];
export let replaceHydrateFunction: (() => ReturnType<typeof attachment>) | undefined;
export let shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'];
export let wrapPageElement: GatsbyBrowser['wrapPageElement'];
export let wrapRootElement: GatsbyBrowser['wrapRootElement'];

/**
 * Evaluates the code of all pages in steps, each in its own task: at once, it would block a slow phone for 150 ms. All steps
 * are in the same file; with `eager`, webpack evaluates a module when it is imported rather than when the file is loaded.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  await nextTask();
  const client = await import(/* webpackMode: "eager" */ '../runtime/client');
  client.startClient();
  ({ onInitialClientRender, onPreRouteUpdate, onRouteUpdate, onRouteUpdateDelayed, onServiceWorkerActive, shouldUpdateScroll } = client);
  await nextTask();
  const takeOver = await import(/* webpackMode: "eager" */ '../runtime/take-over');
  replaceHydrateFunction = () => client.attachment(takeOver);
  await nextTask();
  ({ wrapPageElement } = await import(/* webpackMode: "eager" */ '../frame/framed-page'));
  ({ wrapRootElement } = await import(/* webpackMode: "eager" */ '../runtime/root'));
  await nextTask();
};
