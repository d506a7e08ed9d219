import { chromium, expect } from 'playwright/test';
import { browserArguments, browserPath } from '../browser';
import { test, watch } from './fault-test';
import { arriveAt, expectReadable, longestWaitMs, navigate } from './visitor';

const kinds = [
  '/',
  '/about-us/',
  '/services/',
  '/services/web-development/',
  '/industries/transportation/',
  '/our-work/',
  '/our-work/freight-desk/',
  '/blog/',
  '/blog/an-outbox-for-every-form/',
  '/contact-us/',
  '/privacy-policy/',
  '/products/fuse/',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of kinds) {
    test(`${path} reads, shows a way to make contact, and leads on`, async ({ page }) => {
      await page.goto(path);
      await expectReadable(page);
      if (path !== '/contact-us/') await expect(page.locator('a[href="/contact-us/"]:visible').first()).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
      await expect(page).toHaveURL(/\/privacy-policy\/$/);
      await expectReadable(page);
    });
  }

  test('a page that does not exist says so and leads on', async ({ page }) => {
    const response = await page.goto('/no-such-page/');
    expect(response?.status()).toBe(404);
    await expectReadable(page);
  });
});

test('a visit asks no other host for anything', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  for (const path of kinds.slice(0, 4)) {
    await arriveAt(page, path);
    await page.waitForTimeout(300);
  }
  expect(foreign).toEqual([]);
});

test('analytics that throw or are half there break nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const throwing = () => {
      throw new Error('of a third party');
    };
    Object.assign(window, { analytics: { track: throwing, identify: throwing, page: throwing }, dataLayer: { push: throwing } });
  });
  await arriveAt(page, '/about-us/?utm_source=fault');
  await navigate(page, '/services/web-development/');
  await page.waitForTimeout(200);
  await expectReadable(page);
});

test('a page that comes back from the back/forward cache is alive, and nothing is announced twice', async ({ server, baseURL }) => {
  const executablePath = browserPath();
  const browser = await chromium.launch({
    args: [...browserArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const watched = watch(page);
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, {
      events,
      restored: false,
      analytics: { track: () => undefined, identify: () => undefined, page: (...call: unknown[]) => events.push(call) },
    });
    window.addEventListener('pageshow', (event) => Object.assign(window, { restored: event.persisted }));
  });
  const seen = () =>
    page.evaluate(() => {
      const { events, restored } = window as unknown as { events: unknown[]; restored: boolean };
      return { count: events.length, restored };
    });
  await arriveAt(page, '/about-us/');
  await expect.poll(async () => (await seen()).count).toBe(1);
  // The page is left in the middle of a navigation that hangs: it must not be stuck when it comes back.
  server.inject({ path: /^\/page-data\/services\/web-development\//, hang: true });
  await navigate(page, '/services/web-development/');
  await expect(page).toHaveURL(/web-development/, { timeout: longestWaitMs });
  server.mend();
  await page.goBack();
  await expect(page).toHaveURL(/about-us/);
  await expectReadable(page);
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeHidden();
  const { count, restored } = await seen();
  test.info().annotations.push({ type: 'restored from the cache', description: String(restored) });
  if (restored) expect(count).toBe(1);
  await navigate(page, '/privacy-policy/').catch(() => arriveAt(page, '/privacy-policy/'));
  await expect(page).toHaveURL(/privacy-policy/, { timeout: longestWaitMs });
  await expectReadable(page);
  expect(watched.uncaught).toEqual([]);
  await browser.close();
});
