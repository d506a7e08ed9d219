// The editor is no part of the site: the service worker leaves its folder to the network. Stands before all other listeners.
self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('/admin/')) event.stopImmediatePropagation();
});
