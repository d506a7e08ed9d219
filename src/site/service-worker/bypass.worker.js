// The editor and the inbox are not part of the site, and the inbox has personal data: the service worker leaves both to the network.
// Must come before all other listeners.
const isBypassed = (url) => new URL(url).origin === self.location.origin && /^\/(?:admin|inbox)(?:\/|$)/.test(new URL(url).pathname);

self.addEventListener('fetch', (event) => {
  if (isBypassed(event.request.url)) event.stopImmediatePropagation();
});

// A query may name the visitor, and each click on an ad has another. Pages and their data are the same with any, so they are kept under
// the address without it: once each.
const withoutQuery = (url) => url.replace(/^([^?#]*(?:\/|\.json))[?#].*$/, '$1');

// A network that asks for a login, a filter or a misconfigured host answers everything with a page of its own. Kept in place of a script,
// which is never requested again, it would outlast them.
const isInPlaceOfFile = (url, response) =>
  !new URL(url).pathname.endsWith('/') && /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');

// The build adds them to Workbox's strategies.
self.keepingRules = {
  cacheKeyWillBeUsed: ({ request }) => withoutQuery(request.url),
  cacheWillUpdate: ({ request, response }) => (response.status === 200 && !isInPlaceOfFile(request.url, response) ? response : null),
};

const isUnwanted = (url) => isBypassed(url) || (url.startsWith(`${self.location.origin}/`) && url !== withoutQuery(url));

/** Deletes what an earlier service worker has stored of them. */
async function forgetUnwanted() {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const stored = await cache.keys();
    await Promise.all(stored.filter(({ url }) => isUnwanted(url)).map((request) => cache.delete(request)));
  }
}

self.addEventListener('activate', (event) => event.waitUntil(forgetUnwanted()));
