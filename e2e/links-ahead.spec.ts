import { expect, type Page, type Request, test } from 'playwright/test';
import { hydrated } from '../src/commands/hydrated';

const isPageData = (request: Request) => /\/page-data\/.+\/page-data\.json/.test(request.url());

/** Collects the pages whose data are requested from now on. */
function pagesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (isPageData(request)) asked.push(path.replace('/page-data', '').replace('page-data.json', ''));
  });
  return asked;
}

test('scrolling to the footer does not prefetch its hundred links, but hovering over one prefetches its page', async ({ page }) => {
  await page.goto('/privacy-policy/');
  await hydrated(page);
  const asked = pagesAsked(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  const ahead = page.waitForRequest((request) => request.url().includes('custom-software-company-denver/page-data.json'));
  await footer.getByRole('link', { name: 'Denver' }).hover();
  await ahead;
  // The pointer crosses few links on its way; the loader's first batch of links that were only seen waits three seconds.
  await page.waitForRequest(isPageData, { timeout: 4_000 }).catch(() => undefined);
  expect(asked.length).toBeLessThan(10);
});

test('focusing a link prefetches its page, as hovering does', async ({ page }) => {
  await page.goto('/privacy-policy/');
  await hydrated(page);
  const ahead = page.waitForRequest((request) => request.url().includes('custom-software-company-tampa/page-data.json'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tampa' }).focus();
  await ahead;
});

test('a main content link seen in the viewport opens without a request', async ({ page, context }) => {
  await page.goto('/services/');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Flutter' }).first();
  await link.scrollIntoViewIfNeeded();
  const path = await link.getAttribute('href');
  // The page is in memory once Gatsby's loader returns it without a request.
  type Loader = { ___loader: { loadPageSync: (path: string | null) => unknown } };
  await page.waitForFunction((target) => (window as unknown as Loader).___loader.loadPageSync(target), path, { timeout: 15_000 });
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Flutter');
});

test('a link in body text navigates without a page load', async ({ page }) => {
  await page.goto('/privacy-policy/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('main').locator('a[href^="/"]').last().click();
  await expect(page).not.toHaveURL(/privacy-policy/);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

for (const [what, connection] of [
  ['has data saver on', { saveData: true }],
  ['is on 2g', { effectiveType: '2g' }],
] as const) {
  test(`prefetches nothing for a visitor who ${what}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const asked = pagesAsked(page);
    await page.goto('/services/');
    await hydrated(page);
    // The first batch would start in three seconds.
    await page
      .waitForRequest((request) => isPageData(request) && !request.url().includes('/services/page-data'), { timeout: 5_000 })
      .catch(() => undefined);
    expect(asked.filter((path) => path !== '/services/')).toEqual([]);
  });
}
