import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { addBackgroundDelivery, backgroundDeliveryScript } from '../../../src/build/offline/background-delivery';
import { mirrorStore, mirrorText, syncTag } from '../../../src/site/delivery/mirrored-entry';
import { entryOf } from '../../../src/site/delivery/outbox';
import { entryText } from '../../../src/site/delivery/outbox-record';
import { sampleLead } from '../../site/delivery/sample-lead';

const endpoint = 'https://leads.example/in';
const folder = mkdtempSync(join(tmpdir(), 'worker-'));
const file = join(folder, 'sw.js');
beforeEach(() => writeFileSync(file, 'workbox();'));
afterAll(() => rmSync(folder, { recursive: true }));

const worker = () => readFileSync(file, 'utf8');

test('adds background delivery to the service worker only if an endpoint is set, and only once', () => {
  addBackgroundDelivery(folder, undefined);
  expect(worker()).toBe('workbox();');
  addBackgroundDelivery(folder, endpoint);
  const once = worker();
  expect(once).toMatch(/^workbox\(\);\n./);
  addBackgroundDelivery(folder, endpoint);
  expect(worker()).toBe(once);
});

type SyncEvent = { tag: string; waitUntil: (work: Promise<void>) => void };

/** Runs the script with `fetch` answering a status, and fires a sync event; resolves to whether the browser should retry it. */
async function wake(tag: string, status: number, posted: string[]): Promise<boolean> {
  const entry = { ...entryOf(sampleLead(), Date.now()), eagerAt: Date.now() };
  const texts = new Map([['https://site.example/leads.outbox.k1.1', mirrorText(endpoint, entryText(entry))]]);
  const cache = {
    keys: async () => [...texts.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => new Response(texts.get(url)),
    put: async (path: string, response: Response) => void texts.set(`https://site.example${path}`, await response.text()),
    delete: async (path: string) => texts.delete(`https://site.example${path}`),
  };
  let listener: (event: SyncEvent) => void = () => {};
  const surroundings = {
    self: { addEventListener: (_: string, added: typeof listener) => (listener = added) },
    caches: { has: async (name: string) => name === mirrorStore, open: async () => cache },
    fetch: async (address: string, { body }: RequestInit) => {
      posted.push(`${address} ${body}`);
      return Response.json({ key: 'k1' }, { status });
    },
    ...{ AbortController, Response, URL, setTimeout, clearTimeout },
  };
  runInContext(backgroundDeliveryScript(), createContext(surroundings));
  let work: Promise<void> = Promise.resolve();
  listener({
    tag,
    waitUntil: (begun) => {
      work = begun;
    },
  });
  return work.then(
    () => false,
    () => true,
  );
}

test('posts the lead on its sync event, and requests a retry only after a failure', async () => {
  const posted: string[] = [];
  await expect(wake(syncTag, 202, posted)).resolves.toBe(false);
  expect(posted).toEqual([`${endpoint} ${JSON.stringify(sampleLead())}`]);
  await expect(wake(syncTag, 503, posted)).resolves.toBe(true);
  await expect(wake('of another script', 202, posted)).resolves.toBe(false);
  expect(posted).toHaveLength(2);
});
