import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inboxRoot } from '../../../src/receiver/inbox/inbox-paths';

const script = readFileSync(resolve('src/site/service-worker/bypass.worker.js'), 'utf8');
const origin = 'https://www.agency.example';

type Listener = (event: Record<string, unknown>) => void;

/** The worker's listeners, with caches that hold the given URLs. */
function workerWith(stored: string[]) {
  const listeners = new Map<string, Listener>();
  const self = { location: { origin }, addEventListener: (name: string, listener: Listener) => listeners.set(name, listener) };
  const cache = {
    keys: async () => stored.map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => stored.splice(stored.indexOf(url), 1),
  };
  new Function('self', 'caches', script)(self, { keys: async () => ['pages'], open: async () => cache });
  return (name: string, event: Record<string, unknown>) => listeners.get(name)?.(event);
}

test.each([
  [`${inboxRoot}leads/7/?search=ada`, true],
  [inboxRoot.slice(0, -1), true],
  ['/admin/', true],
  ['/', false],
  ['/inbox-zero/', false],
  ['/blog/admin/', false],
])('a request for %s is left to the network: %s', (path, isLeft) => {
  const stopImmediatePropagation = jest.fn();
  workerWith([])('fetch', { request: { url: origin + path }, stopImmediatePropagation });
  expect(stopImmediatePropagation).toHaveBeenCalledTimes(isLeft ? 1 : 0);
});

test('what an earlier service worker has stored of the inbox or with a query is deleted, and nothing else', async () => {
  const kept = [
    `${origin}/`,
    `${origin}/offline.html?__WB_REVISION__=1`,
    `${origin}/static/a.woff2?v=1`,
    `https://cdn.example${inboxRoot}?a`,
  ];
  const stored = [...kept, `${origin}${inboxRoot}`, `${origin}/about-us/?email=ada`, `${origin}/page-data/a/page-data.json?gclid=1`];
  let done: Promise<void> | undefined;
  workerWith(stored)('activate', { waitUntil: (work: Promise<void>) => (done = work) });
  await done;
  expect(stored).toEqual(kept);
});
