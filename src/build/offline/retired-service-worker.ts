/**
 * The kill switch: a service worker that replaces any other, deletes its caches, and unregisters itself. Open pages stay
 * unchanged, including visitors' input, and use the network from then on.
 */
export const retiredServiceWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const retire = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
`;
