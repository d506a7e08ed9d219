// The editor and the inbox are not part of the site, and the inbox has personal data: the service worker leaves both to the network.
// Must come before all other listeners.
const isBypassed = (url) => new URL(url).origin === self.location.origin && /^\/(?:admin|inbox)(?:\/|$)/.test(new URL(url).pathname);

self.addEventListener('fetch', (event) => {
  if (isBypassed(event.request.url)) event.stopImmediatePropagation();
});

/** Deletes what an earlier service worker has stored of them. */
async function forgetBypassed() {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const stored = await cache.keys();
    await Promise.all(stored.filter(({ url }) => isBypassed(url)).map((request) => cache.delete(request)));
  }
}

self.addEventListener('activate', (event) => event.waitUntil(forgetBypassed()));
