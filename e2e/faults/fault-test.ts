import { test as base, expect, type Page } from 'playwright/test';
import { browserArguments } from '../browser';
import { type FaultServer, startFaultServer } from '../servers/fault-server';

export const buildRoot = 'public';

type Watched = {
  /** Uncaught errors of the page, and those of taking over that React mended. A test that expects some takes them out; any that stay fail it. */
  uncaught: string[];
  /** Addresses of the documents that were asked for. */
  loads: string[];
  /** How many documents have come; one that was asked for still has the one before it in its place. */
  documents: number;
};

/** Collects the uncaught errors and the document loads of a page. */
export function watch(page: Page): Watched {
  const watched: Watched = { uncaught: [], loads: [], documents: 0 };
  page.on('pageerror', (error) => watched.uncaught.push(error.message));
  page.on('console', (message) => message.text().startsWith('React recovered') && watched.uncaught.push(message.text()));
  page.on('domcontentloaded', () => {
    watched.documents += 1;
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watched.loads.push(request.url());
  });
  return watched;
}

/** A test with a server of its own that breaks on demand, and no other host within reach. */
export const test = base.extend<{ server: FaultServer; watched: Watched }, { workerServer: FaultServer }>({
  workerServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const server = await startFaultServer(buildRoot);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  // Automatic: a test that breaks nothing must not find what the one before it broke.
  server: [
    async ({ workerServer }, use) => {
      workerServer.mend();
      workerServer.serve(buildRoot);
      workerServer.forgetRequests();
      await use(workerServer);
    },
    { auto: true },
  ],
  // Beside a service worker, faults would meet what it has kept.
  serviceWorkers: 'block',
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...browserArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'] }),
    { scope: 'worker' },
  ],
  baseURL: ({ workerServer }, use) => use(workerServer.origin),
  watched: [
    async ({ page }, use) => {
      const watched = watch(page);
      await use(watched);
      expect(watched.uncaught, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});
