import { retiredServiceWorker } from '../../../src/build/offline/retired-service-worker';

test('the retired service worker activates at once, deletes every cache and unregisters itself', async () => {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
  const done: string[] = [];
  const scope = {
    addEventListener: (name: string, listener: (event: { waitUntil: (work: Promise<void>) => void }) => void) =>
      listeners.set(name, listener),
    skipWaiting: () => done.push('skip waiting'),
    registration: { unregister: async () => done.push('unregister') },
  };
  const caches = { keys: async () => ['precache', 'pages'], delete: async (name: string) => done.push(`delete ${name}`) };
  new Function('self', 'caches', retiredServiceWorker)(scope, caches);
  let work = Promise.resolve();
  const event = {
    waitUntil: (promise: Promise<void>) => {
      work = promise;
    },
  };
  listeners.get('install')?.(event);
  listeners.get('activate')?.(event);
  await work;
  expect(done).toEqual(['skip waiting', 'delete precache', 'delete pages', 'unregister']);
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
});
