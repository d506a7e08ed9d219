/* global workbox, idbKeyval, MessageAPI, offlineShellEnabled:writable */
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

// For its app shell, the plugin would note each page that was visited or linked in a database, which nothing else reads.
idbKeyval.set = async () => undefined;
idbKeyval.clear = async () => undefined;

/** Deletes what an earlier service worker has noted there. */
const forgetNotes = () =>
  new Promise((done) => {
    const request = indexedDB.deleteDatabase('keyval-store');
    request.onsuccess = done;
    request.onerror = done;
    request.onblocked = done;
  });

self.addEventListener('activate', (event) => event.waitUntil(forgetNotes()));
