import { rmSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { retiredServiceWorker } from '../../src/build/offline/retired-service-worker';
import { hydrated } from '../../src/commands/browser/hydrated';
import { addedMark, siteStylesMark } from '../../src/site/gatsby/site-styles';
import { heading } from '../links';
import { openAddress, openPage } from '../open-page';
import { goal, hasPhone, start, unvisited } from '../pages';
import { wordsOf } from '../words';
import { chunkPath, readPageData } from './build-files';
import { test } from './fault-test';
import { makeSecondBuild, newWords } from './second-build';
import { arriveAt, expectReadable, maxWaitMs, navigate, startScripts } from './visitor';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 60_000 });

const offlineHeading = () => wordsOf('outside').offline.heading;

/** Waits until a service worker controls the page. */
async function underServiceWorker(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)).toBe('activated');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Waits until the service worker keeps a page. The first one was fetched before the worker was there, and is fetched again. */
const kept = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path)).toBe(true);

/** Has the browser look for a new service worker; resolves to whether it has found one. */
const lookForWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    return Boolean(registration?.installing ?? registration?.waiting);
  });

/** Repeatedly, because an update check already in progress may be reused, and it may have found the old worker. */
const findNewWorker = (page: Page) => expect.poll(() => lookForWorker(page)).toBe(true);

/**
 * Stops the old service worker if a new one is only waiting for it to be idle. A request that reaches the old one while it
 * stops starts it again, and then it is idle only after a while, or never if Playwright is attached to it.
 */
async function stopOldWorker(page: Page): Promise<void> {
  const isWaiting = await page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  if (!isWaiting) return;
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

async function visit(page: Page, path: string): Promise<void> {
  await arriveAt(page, path);
  await expectReadable(page);
}

test('the service worker neither answers nor stores the inbox, which has personal data and may share the host', async ({ page }) => {
  await openPage(page, start);
  await underServiceWorker(page);
  expect((await page.goto(goal))?.fromServiceWorker()).toBe(true);
  expect((await page.goto('/inbox/'))?.fromServiceWorker()).toBe(false);
  await openPage(page, start);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain(goal);
  expect(stored.filter((path) => path.startsWith('/inbox'))).toEqual([]);
});

test('offline, visited pages open and others show contact details; once online, retrying opens the page', async ({ page, context }) => {
  await visit(page, start);
  await underServiceWorker(page);
  await kept(page, start);
  await visit(page, goal);
  await kept(page, goal);
  await context.setOffline(true);
  for (const path of [start, goal]) {
    await openPage(page, path);
    await expectReadable(page);
  }
  await page.goto(unvisited);
  await expect(heading(page)).toHaveText(offlineHeading());
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(hasPhone ? 1 : 0);
  await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
  await context.setOffline(false);
  await page.locator('a[href=""]').click();
  await expect(heading(page)).not.toHaveText(offlineHeading());
  await expectReadable(page);
});

test('a page reached by a link opens offline too', async ({ page, context }) => {
  await visit(page, start);
  await underServiceWorker(page);
  await navigate(page, goal);
  await kept(page, goal);
  await context.setOffline(true);
  await openPage(page, goal);
  await expect(heading(page)).not.toHaveText(offlineHeading());
  await expectReadable(page);
});

test('a page opened with a query is kept once, without the query, and opens offline with any', async ({ page, context }) => {
  await visit(page, start);
  await underServiceWorker(page);
  for (const query of ['gclid=a&email=ada@example.com', 'gclid=b']) await visit(page, `${goal}?${query}`);
  await kept(page, goal);
  const stored = await page.evaluate(async () => {
    const runtime = (await caches.keys()).filter((name) => name.includes('runtime'));
    const requests = await Promise.all(runtime.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });
  expect(stored.filter((address) => address.startsWith(goal))).toEqual([goal]);
  expect(stored.filter((address) => address.includes('?'))).toEqual([]);
  await context.setOffline(true);
  await openPage(page, `${goal}?gclid=c`);
  await expect(heading(page)).not.toHaveText(offlineHeading());
  await expectReadable(page);
});

test('after going offline mid-visit, navigating to an unvisited page shows the offline page', async ({ page, context }) => {
  await visit(page, start);
  await underServiceWorker(page);
  await kept(page, start);
  await context.setOffline(true);
  await navigate(page, `${unvisited}?a=1`);
  await expect(heading(page)).toHaveText(offlineHeading(), { timeout: maxWaitMs });
  await page.goBack();
  await expectReadable(page);
});

test('a deploy while the site is open shows on the next navigation', async ({ page, server }) => {
  const next = makeSecondBuild({ keepOldFiles: true });
  await visit(page, start);
  await underServiceWorker(page);
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => Object.assign(window, { hasNewWorker: true }));
  });
  server.serve(next);
  await findNewWorker(page);
  await expect
    .poll(async () => {
      await stopOldWorker(page);
      return page.evaluate(() => 'hasNewWorker' in window);
    })
    .toBe(true);
  // A worker activating in the middle of a load has crashed Chromium here, about one time in four.
  const isSettled = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated' && !registration.installing && !registration.waiting;
  };
  await expect.poll(() => page.evaluate(isSettled)).toBe(true);
  await page.waitForTimeout(500);
  await navigate(page, `${goal}?a=1#content`);
  await expect(heading(page)).toHaveText(newWords, { timeout: maxWaitMs });
  await expect(page).toHaveURL(`${goal}?a=1#content`);
  rmSync(next, { recursive: true, force: true });
});

test('a page with a failed chunk recovers once a new service worker brings the next build', async ({ page, server, watched }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.addEventListener = function (
      this: ServiceWorkerRegistration,
      ...given: Parameters<EventTarget['addEventListener']>
    ) {
      if (given[0] === 'updatefound') Object.assign(window, { listensForUpdates: true });
      EventTarget.prototype.addEventListener.apply(this, given);
    };
  });
  const next = makeSecondBuild({ keepOldFiles: true });
  server.inject({ path: chunkPath(readPageData(goal).componentChunkName), status: 404 });
  await visit(page, start);
  await underServiceWorker(page);
  await openAddress(page, goal);
  await startScripts(page);
  // The page reloads once on its own, in vain.
  await expect.poll(() => watched.documents, { timeout: maxWaitMs }).toBe(3);
  await startScripts(page);
  // Gatsby listens for new workers once it has registered its own.
  await page.waitForFunction(() => 'listensForUpdates' in window, undefined, { polling: 50 });
  server.serve(next);
  await findNewWorker(page);
  // The new worker fetches all that it keeps before it takes over.
  await expect.poll(() => watched.documents, { timeout: 45_000 }).toBe(4);
  await startScripts(page);
  await hydrated(page);
  await expect(heading(page)).toHaveText(newWords);
  rmSync(next, { recursive: true, force: true });
});

test('the service worker is registered once React has hydrated the page and its style sheet is complete', async ({ page }) => {
  await page.addInitScript(
    ([styles, added]) => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (...request) {
        const { hydrated } = document.documentElement.dataset;
        Object.assign(window, { before: [hydrated, document.querySelector(`[${styles}]`)?.hasAttribute(added ?? '')] });
        return register.apply(this, request);
      };
    },
    [siteStylesMark, addedMark],
  );
  await visit(page, start);
  await underServiceWorker(page);
  expect(await page.evaluate(() => 'before' in window && window.before)).toEqual(['', true]);
});

for (const [name, fault] of [
  ['missing', { status: 404 }],
  ['broken', { status: 200, body: 'this is no script', contentType: 'text/javascript' }],
  ['HTML', { status: 200, body: '<!doctype html>', contentType: 'text/html' }],
  [
    'never installed',
    {
      status: 200,
      body: "addEventListener('install', (e) => e.waitUntil(Promise.reject(new Error('no'))))",
      contentType: 'text/javascript',
    },
  ],
] as const) {
  test(`a service worker that is ${name} causes only a console message`, async ({ page, server }) => {
    const notes: string[] = [];
    page.on('console', (message) => notes.push(message.text()));
    server.inject({ path: '/sw.js', ...fault });
    await visit(page, start);
    await expect.poll(() => notes.filter((note) => /service worker/i.test(note)).length).toBeGreaterThan(0);
    await navigate(page, goal);
    await expect(page).toHaveURL(goal);
    await expectReadable(page);
  });
}

test('the kill switch removes the service worker and all its caches, and the page stays readable', async ({ page, context, server }) => {
  await visit(page, start);
  await underServiceWorker(page);
  server.inject({ path: '/sw.js', status: 200, body: retiredServiceWorker, contentType: 'text/javascript' });
  const registered = async () => {
    // Repeatedly, as above. It fails once none is registered.
    await lookForWorker(page).catch(() => undefined);
    return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  };
  await expect.poll(registered).toBe(0);
  const cached = (of: Page) => of.evaluate(() => caches.keys());
  await expect.poll(() => cached(page)).toEqual([]);
  await expectReadable(page);
  const later = await context.newPage();
  await visit(later, goal);
  await expect.poll(() => cached(later)).toEqual([]);
});
