/* global workbox, MessageAPI, offlineShellEnabled:writable */
// Behind the service worker that gatsby-plugin-offline makes: what a visitor gets who is offline and asks for an unread page.
workbox.routing.setCatchHandler(({ event }) =>
  event.request.mode === 'navigate'
    ? caches.match(workbox.precaching.getCacheKeyForURL('/offline.html'))
    : Promise.resolve(Response.error()),
);

// The plugin's app shell is not published, so no navigation may be answered by it.
offlineShellEnabled = false;
MessageAPI.enableOfflineShell = () => undefined;
