import { test as base, expect, type Page } from 'playwright/test';
import { testBrowserOptions } from '../../src/commands/browser/launch-browser';
import { type FaultServer, startFaultServer } from '../servers/fault-server';

export const buildRoot = 'public';

type Watched = {
  /** Uncaught errors and recovered hydration errors. Any left at the end fail the test; a test that expects some removes them. */
  uncaught: string[];
  /** URLs of the requested documents. */
  loads: string[];
  /** Number of documents loaded; while one is only requested, the previous one is still shown. */
  documents: number;
};

/** Collects a page's uncaught errors and document loads. */
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

/**
 * Ends any navigation in progress, such as a retry of a page that failed to load. Chromium may never close a page that is
 * committing a navigation (crbug.com/536385539), and the test would wait until it times out.
 */
async function leave(page: Page): Promise<void> {
  if (page.isClosed()) return;
  // A navigation that the page starts or commits meanwhile ends this one; the page starts a few at most.
  await expect(() => page.goto('about:blank', { timeout: 5_000 })).toPass();
}

/** A test with a server that breaks on demand; no other host is reachable. */
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
  // Automatic: resets what the previous test broke, even for tests that break nothing.
  server: [
    async ({ workerServer }, use) => {
      workerServer.mend();
      workerServer.serve(buildRoot);
      workerServer.forgetRequests();
      await use(workerServer);
    },
    { auto: true },
  ],
  // With a service worker, faults would hit its cache.
  serviceWorkers: 'block',
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ...testBrowserOptions('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost') }),
    { scope: 'worker' },
  ],
  baseURL: ({ workerServer }, use) => use(workerServer.origin),
  watched: [
    async ({ page }, use) => {
      const watched = watch(page);
      await use(watched);
      // The empty page is no secure context, so that scripts of a test may fail in it.
      const uncaught = [...watched.uncaught];
      await leave(page);
      expect(uncaught, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});
