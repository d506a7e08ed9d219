import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const read = (path: string) => readFileSync(path, 'utf8');
const plugin = dirname(require.resolve('gatsby-plugin-offline/package.json'));

type Listener = (event: Record<string, unknown>) => void;

/** The plugin's part of the service worker with the site's own after it, and the databases that it opens and deletes. */
function offlineWorker() {
  const listeners: [name: string, listener: Listener][] = [];
  const opened: string[] = [];
  const deleted: string[] = [];
  const caches = { keys: async () => ['runtime', 'precache'], delete: jest.fn(async () => true), match: jest.fn() };
  const parts = {
    self: { addEventListener: (name: string, listener: Listener) => listeners.push([name, listener]) },
    workbox: { routing: { NavigationRoute: class {}, registerRoute: () => {}, setCatchHandler: () => {} } },
    importScripts: () => {},
    caches,
    indexedDB: {
      open: (name: string) => {
        opened.push(name);
        return {};
      },
      deleteDatabase: (name: string) => {
        const request: { onsuccess?: () => void } = {};
        setTimeout(() => {
          deleted.push(name);
          request.onsuccess?.();
        });
        return request;
      },
    },
  };
  const text = [
    require.resolve('idb-keyval/dist/idb-keyval-iife.min.js'),
    resolve(plugin, 'sw-append.js'),
    'src/site/service-worker/offline.worker.js',
  ];
  new Function(...Object.keys(parts), text.map(read).join('\n'))(...Object.values(parts));
  const emit = async (name: string, event: Record<string, unknown> = {}) => {
    const work: Promise<unknown>[] = [];
    const waitUntil = (each: Promise<unknown>) => work.push(each);
    for (const [known, listener] of listeners) if (known === name) listener({ ...event, waitUntil });
    await Promise.all(work);
  };
  return { emit, opened, deleted, caches };
}

test.each([
  ['a page that was visited', { gatsbyApi: 'setPathResources', path: '/about-us/', resources: ['/app.js'] }],
  ['a new build', { gatsbyApi: 'clearPathResources' }],
])('the service worker writes nothing about %s into a database', async (_what, data) => {
  const { emit, opened } = offlineWorker();
  await emit('message', { data });
  expect(opened).toEqual([]);
});

test('after a new build, the pages of the earlier one are still deleted', async () => {
  const { emit, caches } = offlineWorker();
  await emit('message', { data: { gatsbyApi: 'clearPathResources' } });
  expect(caches.delete.mock.calls).toEqual([['runtime']]);
});

test('the database of an earlier service worker is deleted', async () => {
  const { emit, deleted } = offlineWorker();
  await emit('activate');
  expect(deleted).toEqual(['keyval-store']);
});
