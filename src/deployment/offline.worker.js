/* global workbox */
// Behind the service worker that gatsby-plugin-offline makes: what a visitor gets who is offline and asks for an unread page.
const offlinePage = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open('offline-page').then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' }))));
});

workbox.routing.setCatchHandler(({ event }) =>
  event.request.mode === 'navigate' ? caches.match(offlinePage) : Promise.resolve(Response.error()),
);
