import { expect, type Page } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { siteLanguage } from '../../src/model/site-languages';
import { advanceClock } from '../advance-clock';
import { holdBack } from '../held-requests';
import { openPage } from '../open-page';
import { information as goal, overview, services, start } from '../pages';
import { chunkPath, pageDataPath, readPageData } from './build-files';
import { test } from './fault-test';
import { arriveAt, expectReadable, maxWaitMs, navigate, startScripts } from './visitor';

const goalData = pageDataPath(goal);
const firstBatchMs = 3_000;
const batch = 4;

/** Page data are requested twice if the first attempt was a prefetch link; counts only the loader's requests. */
async function countLoaderRequests(page: Page, path: string): Promise<() => number> {
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr' && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

test('everything React needs first is requested once, in parallel with the scripts', async ({ page, server }) => {
  const chunk = chunkPath(readPageData(goal).componentChunkName);
  const needs = [goalData, chunk, chunkPath(`words-${siteLanguage()}-interface-json`)];
  const requestsOf = (path: string) => server.requests.filter(({ url }) => url === path).length;
  const { released, letGo } = holdBack();
  const held = server.inject({ path: /^\/app-/, until: released });
  await openPage(page, goal, { waitUntil: 'domcontentloaded' });
  await startScripts(page);
  await expect.poll(held.hits).toBe(1);
  await expect.poll(() => needs.map(requestsOf)).toEqual([1, 1, 1]);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  letGo();
  await hydrated(page);
  expect(needs.map(requestsOf)).toEqual([1, 1, 1]);
});

test('a page that uses a slice requests the slice data once and is shown', async ({ page }) => {
  const { componentChunkName } = readPageData(goal);
  const slice = { componentChunkName, result: { data: null, sliceContext: {} }, staticQueryHashes: [] };
  await page.route(`**${goalData}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), slicesMap: { aside: 'aside-1' } } });
  });
  await page.route('**/slice-data/aside-1.json', (route) => route.fulfill({ json: slice }));
  const asked = await countLoaderRequests(page, '/slice-data/aside-1.json');
  await arriveAt(page, start);
  await navigate(page, goal);
  await expect(page).toHaveURL(goal);
  await expectReadable(page);
  expect(asked()).toBe(1);
});

test('requests failing page data four times at most', async ({ page, server }) => {
  await arriveAt(page, start);
  const asked = await countLoaderRequests(page, goalData);
  server.inject({ path: goalData, status: 503, times: 4 });
  const loadsInFull = page.waitForRequest((request) => request.isNavigationRequest());
  await navigate(page, goal);
  await loadsInFull;
  expect(asked()).toBe(4);
  await expect(page).toHaveURL(goal);
  await expectReadable(page);
});

test('requests failing app data four times, then hydrates the page without it', async ({ page, server }) => {
  const failing = server.inject({ path: '/page-data/app-data.json', status: 503 });
  await arriveAt(page, start);
  expect(failing.hits()).toBe(4);
});

for (const [status, path] of [
  [404, '/404.html'],
  [500, '/500.html'],
] as const) {
  test(`a ${status} response is not retried and requests the data of ${path} once`, async ({ page, server }) => {
    await arriveAt(page, start);
    const asked = await countLoaderRequests(page, goalData);
    server.inject({ path: goalData, status });
    server.inject({ path: goal, status: 404 });
    await navigate(page, goal);
    await expect(page.getByRole('strong').getByText(String(status), { exact: true })).toBeVisible({ timeout: maxWaitMs });
    expect(asked()).toBe(1);
    expect(server.requests.filter(({ url }) => url === pageDataPath(path))).toHaveLength(1);
  });
}

/** The pages whose data are prefetched from now on. */
function watchPrefetch(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/page-data\/.+\/page-data\.json$/.test(pathname) && request.resourceType() !== 'xhr') seen.push(pathname);
  });
  return seen;
}

/** When the page has prefetched data of others, in ms after the script that does so, by the page's own clock. */
const prefetchTimes = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const begin = entries.find(({ name }) => new URL(name).pathname.startsWith('/app-'))?.responseEnd ?? 0;
    const isPrefetch = ({ name, initiatorType }: PerformanceResourceTiming) =>
      initiatorType === 'link' && /^\/page-data\/.+\/page-data\.json$/.test(new URL(name).pathname);
    return (
      entries
        .filter(isPrefetch)
        .map(({ startTime }) => startTime - begin)
        // The page's own data are requested before.
        .filter((at) => at > 0)
        .sort((a, b) => a - b)
    );
  });

test('prefetches pages linked in the viewport and their chunks in batches of four, the first after 3 s and the next 3 s later', async ({
  page,
}) => {
  // High enough to show more links of the main content than one batch has.
  await page.setViewportSize({ width: 1280, height: 4_000 });
  await arriveAt(page, overview);
  const seen = watchPrefetch(page);
  const chunks: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/component---')) chunks.push(pathname);
  });
  const linked = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
    return new Set(links.map(({ pathname }) => pathname).filter((path) => path !== location.pathname)).size;
  });
  expect(linked).toBeGreaterThan(0);
  await expect.poll(async () => (await prefetchTimes(page)).length).toBeGreaterThanOrEqual(Math.min(linked, batch + 1));
  const times = await prefetchTimes(page);
  expect(times.slice(0, batch).every((at) => at >= firstBatchMs)).toBe(true);
  // A small site's page may link to no more than one batch, and the home page also prefetches the contact page by itself.
  if (services && linked > batch) expect((times[batch] ?? 0) - (times[batch - 1] ?? 0)).toBeGreaterThanOrEqual(firstBatchMs - 200);
  expect(seen).not.toContain(pageDataPath(overview));
  expect(chunks.length).toBeGreaterThan(0);
});

for (const [name, circumstance] of [
  ['on a 2g connection', { effectiveType: '2g' }],
  ['with data saver on', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`prefetches nothing ${name}`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), circumstance);
    await arriveAt(page, overview);
    const seen = watchPrefetch(page);
    const asked = await countLoaderRequests(page, goalData);
    const link = page.locator(`footer a[href="${goal}"]`).first();
    await link.hover();
    await link.focus();
    await advanceClock(page, 30);
    expect(seen).toEqual([]);
    expect(asked()).toBe(0);
    await navigate(page, goal);
    await expect(page).toHaveURL(goal);
  });
}

test.describe('a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('prefetches nothing', async ({ page }) => {
    await page.clock.install();
    await arriveAt(page, overview);
    const seen = watchPrefetch(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await advanceClock(page, 30);
    expect(seen).toEqual([]);
  });
});

test('hovering over a link prefetches its page at once, and the click requests no more page data', async ({ page, server }) => {
  await arriveAt(page, start);
  server.forgetRequests();
  const link = page.locator(`footer a[href="${goal}"]`).first();
  await link.hover();
  const chunk = chunkPath(readPageData(goal).componentChunkName);
  await expect.poll(() => server.requests.some(({ url }) => url === chunk)).toBe(true);
  const before = server.requests.filter(({ url }) => url === goalData).length;
  await link.click();
  await expect(page).toHaveURL(goal);
  expect(server.requests.filter(({ url }) => url === goalData)).toHaveLength(before);
});
