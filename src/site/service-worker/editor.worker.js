// The editor is not part of the site: the service worker leaves its folder to the network. Must come before all other listeners.
self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('/admin/')) event.stopImmediatePropagation();
});
