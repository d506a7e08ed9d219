import { chromium, expect } from 'playwright/test';
import { browserOptions } from '../../src/commands/browser/launch-browser';
import { pageKinds } from '../../src/commands/browser/page-kinds';
import { openPage } from '../open-page';
import { contact, furtherInformation, goal, home, information, start } from '../pages';
import { words } from '../words';
import { pageDataPath } from './build-files';
import { test, watch } from './fault-test';
import { arriveAt, expectLinksLeadOn, expectReadable, maxWaitMs, navigate } from './visitor';

const names = [
  'home',
  'about',
  'services',
  'service',
  'industry',
  'our-work',
  'case-study',
  'blog',
  'post',
  'contact',
  'information',
  'fuse',
];
const kinds = pageKinds.filter(({ name }) => names.includes(name));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of each kind is readable and shows a contact link, a missing page responds with 404, and links work', async ({ page }) => {
    for (const { name, path } of kinds)
      await test.step(name, async () => {
        await openPage(page, path);
        await expectReadable(page);
        if (path !== contact) await expect(page.locator(`a[href="${contact}"]:visible`).first()).toBeVisible();
      });
    await test.step('a missing page', async () => {
      await openPage(page, '/no-such-page/', { status: 404 });
      await expectReadable(page);
    });
    // tests/built-site/links.test.ts checks the links of all pages.
    await expectLinksLeadOn(page);
  });
});

/** Reports what a page restored from the back/forward cache sees, because Playwright loses track of such pages. */
function watchReturn({ goal, next, notice }: { goal: string; next: string; notice: string }): void {
  let views = 0;
  Object.assign(window, { analytics: { track: () => {}, identify: () => {}, page: () => (views += 1) } });
  const noticed = () => [...document.querySelectorAll('[role="status"]')].some((status) => status.textContent?.includes(notice));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (window.location.pathname === goal) setTimeout(() => window.history.back(), 300);
    if (!persisted) return;
    setTimeout(() => {
      const report = new URLSearchParams({ views: String(views), noticed: String(noticed()), at: window.location.pathname });
      document.querySelector<HTMLElement>(`:is(header, footer) a[href="${next}"]`)?.click();
      const timer = setInterval(() => {
        if (window.location.pathname !== next || views < 2) return;
        clearInterval(timer);
        // A further view would follow at once.
        setTimeout(() => fetch(`/report?${report}&viewsThen=${views}&atLast=${window.location.pathname}`), 500);
      }, 50);
    }, 300);
  });
}

test('a page restored from the back/forward cache works, shows no loading notice and counts no extra view', async ({ server, baseURL }) => {
  const browser = await chromium.launch({
    ...browserOptions('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const watched = watch(page);
  const next = [information, ...furtherInformation].find((path) => path !== goal) ?? home;
  await page.addInitScript(watchReturn, { goal, next, notice: words.slowNavigation });
  await arriveAt(page, start);
  // The page is left during a hanging navigation; it must not be stuck when restored.
  server.inject({ path: pageDataPath(goal), hang: true });
  await navigate(page, goal);
  const report = () => server.requests.find(({ url }) => url.startsWith('/report'))?.url;
  await expect.poll(report, { timeout: maxWaitMs + 5_000 }).toBeDefined();
  expect(Object.fromEntries(new URLSearchParams(report()?.split('?')[1]))).toEqual({
    at: start,
    views: '1',
    noticed: 'false',
    atLast: next,
    viewsThen: '2',
  });
  expect(watched.uncaught).toEqual([]);
  await browser.close();
});
