/* global workbox, MessageAPI, offlineShellEnabled:writable */
// Appended to gatsby-plugin-offline's service worker: what offline visitors get when they open a page they never visited.
workbox.routing.setCatchHandler(({ event }) =>
  event.request.mode === 'navigate'
    ? caches.match(workbox.precaching.getCacheKeyForURL('/offline.html'))
    : Promise.resolve(Response.error()),
);

// The plugin's app shell is not published, so it must not answer navigations.
offlineShellEnabled = false;
MessageAPI.enableOfflineShell = () => undefined;
