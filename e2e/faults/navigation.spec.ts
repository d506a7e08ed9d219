import { expect, type Page } from 'playwright/test';
import { navigationLimitMs } from '../../src/site/gatsby/navigation-watchdog';
import { advanceClock } from '../advance-clock';
import { holdBack } from '../held-requests';
import { callToAction, heading } from '../links';
import { aside, contact, goal, headingOf, home, information, start } from '../pages';
import type { Fault, InjectedFault } from '../servers/fault-server';
import { words } from '../words';
import { chunkPath, pageDataPath, readPageData } from './build-files';
import { test } from './fault-test';
import { arriveAt, expectLinksLeadOn, expectReadable, maxWaitMs, navigate } from './visitor';

const goalData = pageDataPath(goal);
const goalChunk = chunkPath(readPageData(goal).componentChunkName);
const withQueryAndHash = `${goal}?utm_source=fault#content`;

type Row = [name: string, faults: readonly Fault[]];
const json = (value: unknown, path = goalData): Fault => ({ path, body: JSON.stringify(value), status: 200 });
const goneToo: Fault = { path: goal, status: 404 };

const html: Fault = { path: goalData, body: '<!doctype html><h1>Hello</h1>', contentType: 'text/html' };
const invalid: Fault = { path: goalData, body: '{"path": ' };

async function expectGoal(page: Page, address = withQueryAndHash): Promise<void> {
  await expect(heading(page)).toHaveText(headingOf(goal), { timeout: maxWaitMs });
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).toBe(address);
  await expectReadable(page);
}

/** How long a click waits for the dialog's code before it leads to the contact page. */
const dialogLimitMs = 4_000;

/** Once these faults have occurred, lets the navigation that they keep waiting reach its limit, on the page's clock. */
async function reachLimit(page: Page, faults: readonly InjectedFault[], limitMs = navigationLimitMs): Promise<void> {
  for (const { hits } of faults) await expect.poll(hits).toBeGreaterThan(0);
  await page.clock.fastForward(limitMs);
}

const hangs = (faults: readonly Partial<Fault>[]) => faults.some(({ hang }) => hang);

test.describe('the page opens without a page load', () => {
  const rows: Row[] = [
    ['nothing is broken', []],
    ['page data 503 once', [{ path: goalData, status: 503, times: 1 }]],
    ['page data 503 twice', [{ path: goalData, status: 503, times: 2 }]],
    ['page data: connection lost once', [{ path: goalData, reset: true, times: 1 }]],
    ['app data 503 twice', [{ path: '/page-data/app-data.json', status: 503, times: 2 }]],
    ['component chunk delayed by 1.5 s', [{ path: goalChunk, delayMs: 1_500 }]],
  ];
  for (const [name, faults] of rows) {
    test(name, async ({ page, server, watched }) => {
      const injected = faults.map((fault) => server.inject(fault));
      await arriveAt(page, start);
      watched.loads.length = 0;
      await navigate(page, withQueryAndHash);
      await expectGoal(page);
      for (const { hits } of injected) expect(hits()).toBeGreaterThan(0);
      expect(watched.loads).toEqual([]);
    });
  }
});

test.describe('the page opens with one page load, keeping query and hash', () => {
  const data = readPageData(goal);
  const rows: Row[] = [
    ['page data 503 every time', [{ path: goalData, status: 503 }]],
    ['page data hangs', [{ path: goalData, hang: true }]],
    ['page data: connection lost every time', [{ path: goalData, reset: true }]],
    ['page data 404, but the page exists', [{ path: goalData, status: 404 }]],
    ['page data is invalid, but the page exists', [invalid]],
    ['page data is HTML, but the page exists', [html]],
    ['page data is truncated', [{ path: goalData, truncateTo: 200 }]],
    ['page data is empty', [{ path: goalData, body: '' }]],
    ['page data is null', [json(null)]],
    ['page data is a list', [json([])]],
    ['page data names no chunk', [json({ path: goal })]],
    ['page data names a chunk unknown to this build', [json({ ...data, componentChunkName: 'component---of-the-next-build' })]],
    ['page data names a chunk “__proto__”', [json({ ...data, componentChunkName: '__proto__' })]],
    ['component chunk 404', [{ path: goalChunk, status: 404 }]],
    ['component chunk 500', [{ path: goalChunk, status: 500 }]],
    ['component chunk hangs', [{ path: goalChunk, hang: true }]],
    ['component chunk: connection lost', [{ path: goalChunk, reset: true }]],
    ['component chunk: connection drops midway', [{ path: goalChunk, breakOffAfter: 100 }]],
    ['component chunk is HTML', [{ path: goalChunk, body: '<!doctype html>', contentType: 'text/html' }]],
    ['component chunk is empty', [{ path: goalChunk, body: '' }]],
    ['component chunk 404 once', [{ path: goalChunk, status: 404, times: 1 }]],
    ['static query data 404', [json({ ...data, staticQueryHashes: ['1234567890'] })]],
    [
      'static query data is invalid',
      [json({ ...data, staticQueryHashes: ['1234567890'] }), { path: '/page-data/sq/d/1234567890.json', status: 200, body: '{' }],
    ],
    [
      'static query data hangs',
      [json({ ...data, staticQueryHashes: ['1234567890'] }), { path: '/page-data/sq/d/1234567890.json', hang: true }],
    ],
  ];
  for (const [name, faults] of rows) {
    test(name, async ({ page, server, watched }) => {
      await page.clock.install();
      await arriveAt(page, start);
      watched.loads.length = 0;
      const injected = faults.map((fault) => server.inject(fault));
      await navigate(page, withQueryAndHash);
      if (hangs(faults)) await reachLimit(page, injected);
      await expectGoal(page);
      expect(watched.loads).toHaveLength(1);
    });
  }

  test('component chunk is truncated', async ({ page, server, watched }) => {
    await arriveAt(page, start);
    watched.loads.length = 0;
    server.inject({ path: goalChunk, truncateTo: 100 });
    await navigate(page, withQueryAndHash);
    await expectGoal(page);
    expect(watched.loads).toHaveLength(1);
    // The new page gets a truncated chunk too, and its error would come after the look at the errors.
    await page.goto('about:blank');
    // The browser itself reports a truncated script as a syntax error; no code can catch that.
    expect(watched.uncaught.splice(0).every((message) => /^(Unexpected|Invalid|missing)/.test(message))).toBe(true);
  });
});

test.describe('the matching error page is shown', () => {
  const rows: [name: string, heading: string, faults: readonly Fault[]][] = [
    ['page data 404', words.error.notFoundHeading, [{ path: goalData, status: 404 }, goneToo]],
    ['page data is invalid', words.error.notFoundHeading, [invalid, goneToo]],
    ['page data is HTML', words.error.notFoundHeading, [html, goneToo]],
    ['page data 500', words.error.serverHeading, [{ path: goalData, status: 500 }]],
    [
      'page data 404 for both the page and the 404 page',
      words.error.notFoundHeading,
      [{ path: goalData, status: 404 }, { path: '/page-data/404.html/page-data.json', status: 404 }, goneToo],
    ],
  ];
  for (const [name, expected, faults] of rows) {
    test(name, async ({ page, server }) => {
      await arriveAt(page, start);
      for (const fault of faults) server.inject(fault);
      await navigate(page, goal);
      await expect(heading(page)).toHaveText(expected, { timeout: maxWaitMs });
      await expectReadable(page);
      server.mend();
      await expectLinksLeadOn(page);
    });
  }
});

test.describe('no dead click', () => {
  const lastPages = new RegExp(`^/page-data(${information}|${contact})`);
  const rows: Row[] = [
    ['page data hangs', [{ path: lastPages, hang: true }]],
    ['page data 503', [{ path: lastPages, status: 503 }]],
    ['all component chunks 404', [{ path: /^\/component---/, status: 404 }]],
    ['all component chunks hang', [{ path: /^\/component---/, hang: true }]],
  ];
  for (const [name, faults] of rows) {
    test(`a mouse click on a footer link: ${name}`, async ({ page, server }) => {
      await page.clock.install();
      await arriveAt(page, start);
      const injected = faults.map((fault) => server.inject(fault));
      await page.locator(`footer a[href="${information}"]`).first().click();
      if (hangs(faults)) await reachLimit(page, injected);
      await expect(page).toHaveURL(information, { timeout: maxWaitMs });
      await expectReadable(page);
    });
    test(`the call to action: ${name}`, async ({ page, server }) => {
      // Before the visit, because the dialog is prefetched on the visitor's first interaction.
      server.inject({ path: /^\/contact-dialog-/, status: 404 });
      await arriveAt(page, home);
      for (const fault of faults) server.inject(fault);
      await callToAction(page).click();
      await expect(page).toHaveURL(contact, { timeout: maxWaitMs });
      await expectReadable(page);
    });
  }

  for (const [name, fault] of [
    ['500', { status: 500 }],
    ['hang', { hang: true }],
    ['connection lost', { reset: true }],
  ] as const) {
    test(`the dialog’s chunk fails (${name}): the call to action leads to the contact page`, async ({ page, server }) => {
      await page.clock.install();
      const broken = server.inject({ path: /^\/contact-dialog-/, ...fault });
      await arriveAt(page, home);
      await callToAction(page).click();
      if (hangs([fault])) await reachLimit(page, [broken], dialogLimitMs);
      await expect(page).toHaveURL(contact, { timeout: maxWaitMs });
      await expectReadable(page);
    });
  }

  test('a second click wins over one that hangs', async ({ page, server }) => {
    await page.clock.install();
    await arriveAt(page, start);
    const hanging = server.inject({ path: goalData, hang: true });
    await navigate(page, goal);
    await expect.poll(hanging.hits).toBe(1);
    await navigate(page, aside);
    await expect(page).toHaveURL(aside);
    await advanceClock(page, 30);
    expect(new URL(page.url()).pathname).toBe(aside);
  });

  test('a page that arrives late does not replace the one chosen since', async ({ page, server }) => {
    await page.clock.install();
    await arriveAt(page, start);
    const held = holdBack();
    const late = server.inject({ path: goalData, until: held.released });
    const arrived = page.waitForResponse((response) => response.url().endsWith(goalData));
    await navigate(page, goal);
    await expect.poll(late.hits).toBe(1);
    await navigate(page, aside);
    await expect(page).toHaveURL(aside);
    held.letGo();
    await (await arrived).finished();
    await advanceClock(page, 30);
    expect(new URL(page.url()).pathname).toBe(aside);
  });
});

const noticeOn = (page: Page) => page.getByRole('status').filter({ hasText: words.slowNavigation });

test('a navigation over one second shows and announces a status message until the page opens', async ({ page, server }) => {
  await arriveAt(page, start);
  const held = holdBack();
  server.inject({ path: goalData, until: held.released });
  const notice = noticeOn(page);
  const begun = Date.now();
  await navigate(page, goal);
  await notice.waitFor({ state: 'visible' });
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1_000);
  held.letGo();
  await expectGoal(page, goal);
  await expect(notice).toBeHidden();
});

test('after a double click, a page that arrives within a second leaves no status message', async ({ page, server }) => {
  await page.clock.install();
  await arriveAt(page, start);
  const held = holdBack();
  const late = server.inject({ path: goalData, until: held.released });
  await navigate(page, goal);
  await navigate(page, goal);
  await expect.poll(late.hits).toBe(1);
  held.letGo();
  await expectGoal(page, goal);
  await advanceClock(page, 2);
  await expect(noticeOn(page)).toBeHidden();
});

test('going back shows the page even if its data and chunk now fail to load', async ({ page, server }) => {
  await arriveAt(page, start);
  await navigate(page, aside);
  await expect(page).toHaveURL(aside);
  server.inject({ path: /^\/page-data\//, status: 503 });
  server.inject({ path: /^\/component---/, status: 404 });
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expectReadable(page);
});

test('going back to a page whose data hangs falls back to a page load', async ({ page, server, watched }) => {
  await page.clock.install();
  await arriveAt(page, start);
  const hanging = server.inject({ path: goalData, hang: true });
  watched.loads.length = 0;
  // A history entry of another visit in this tab, whose page the running code has not loaded.
  await page.evaluate((path) => window.history.pushState({ key: 'elsewhere' }, '', path), withQueryAndHash);
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await reachLimit(page, [hanging]);
  await expectGoal(page);
  expect(watched.loads).toHaveLength(1);
});
