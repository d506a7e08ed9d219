/**
 * The kill switch: a service worker that takes the place of any other, empties its caches and takes itself away. Open
 * pages stay as they are, with what was typed into them, and ask the network from then on.
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
