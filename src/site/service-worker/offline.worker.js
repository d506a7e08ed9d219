/* global workbox, MessageAPI, offlineShellEnabled:writable */
// Appended to gatsby-plugin-offline's service worker: what offline visitors get when they open a page they never visited.
workbox.routing.setCatchHandler(({ event }) => {
  if (event.request.mode !== 'navigate') return Promise.resolve(Response.error());
  const [, language] = new URL(event.request.url).pathname.split('/');
  const inLanguage = workbox.precaching.getCacheKeyForURL(`/${language}/offline.html`);
  return caches.match(inLanguage || workbox.precaching.getCacheKeyForURL('/offline.html'));
});

// The plugin's app shell is not published, so it must not answer navigations.
offlineShellEnabled = false;
MessageAPI.enableOfflineShell = () => undefined;
