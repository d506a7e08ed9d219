import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { followInPlace } from './links';
import { openPage } from './open-page';
import { home, ifAny, information, service, services } from './pages';

const depth = (page: Page) => page.evaluate(() => window.scrollY);
const farDown = 1500;
const lowest = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

/** What the router remembers of the page in front, a frame after the visitor has scrolled. */
const remembered = (page: Page) =>
  page.evaluate(() => {
    const key = (window.history.state as { key?: string } | null)?.key ?? 'initial';
    return Number(sessionStorage.getItem(`@@scroll|${window.location.pathname}|${key}`));
  });

test.beforeEach(async ({ page }) => {
  await openPage(page, home);
  await hydrated(page);
  await page.evaluate((y) => window.scrollTo(0, y), farDown);
  await expect.poll(() => remembered(page)).toBe(farDown);
});

for (const path of ifAny(services ?? service))
  test('a page of the services opens at the top, and going back restores the scroll position', async ({ page }) => {
    await followInPlace(page, path);
    await expect.poll(() => depth(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect.poll(() => depth(page)).toBe(farDown);
  });

test('a page outside the services keeps the scroll position', async ({ page }) => {
  await followInPlace(page, information);
  await expect.poll(async () => (await depth(page)) - Math.min(farDown, await lowest(page))).toBe(0);
});

const skip = (page: Page) => page.locator('a[href="#content"]').evaluate((link: HTMLElement) => link.click());

test('going back within a page returns to where the visitor was when following the anchor', async ({ page }) => {
  await skip(page);
  await expect.poll(() => depth(page)).toBeLessThan(farDown);
  await page.goBack();
  await expect.poll(() => depth(page)).toBe(farDown);
});

test('scrolling on from an anchor, or after going back from it, is not undone when the router updates', async ({ page }) => {
  const readOn = 700;
  const scrollOnAtOnce = (y: number) =>
    page.evaluate((y) => window.addEventListener('hashchange', () => window.scrollTo(0, y), { once: true }), y);
  // It does so a frame after the event, and saves the position a frame after that.
  const routerUpdated = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    });
  await scrollOnAtOnce(readOn);
  await skip(page);
  await routerUpdated();
  await expect.poll(() => remembered(page)).toBe(readOn);
  await scrollOnAtOnce(readOn + 100);
  await page.goBack();
  await routerUpdated();
  await expect.poll(() => remembered(page)).toBe(readOn + 100);
});

test('going back before the browser has painted restores the scroll position too', async ({ page }) => {
  await page.evaluate(() => {
    const paint = window.requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    const paintAfterReturn = () => {
      window.requestAnimationFrame = paint;
      waiting.forEach(paint);
    };
    window.addEventListener('hashchange', () => window.addEventListener('hashchange', paintAfterReturn, { once: true }), { once: true });
  });
  await skip(page);
  await expect.poll(() => depth(page)).toBeLessThan(farDown);
  await page.goBack();
  await expect.poll(() => depth(page)).toBe(farDown);
});

test('going back past an anchor from another page restores the scroll position', async ({ page }) => {
  await skip(page);
  await expect.poll(() => depth(page)).toBeLessThan(farDown);
  await followInPlace(page, information);
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL(home);
  await expect.poll(() => depth(page)).toBe(farDown);
});

test('going back from another page restores how far the visitor has read since following an anchor', async ({ page }) => {
  const readOn = 700;
  await skip(page);
  await expect.poll(() => depth(page)).toBeLessThan(readOn);
  await page.goBack();
  await expect.poll(() => depth(page)).toBe(farDown);
  await page.evaluate((y) => window.scrollTo(0, y), readOn);
  await expect.poll(() => remembered(page)).toBe(readOn);
  await followInPlace(page, information);
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect.poll(() => depth(page)).toBe(readOn);
});

test('going back to a URL with a hash restores the scroll position, not that of the anchor', async ({ page }) => {
  const readOn = 700;
  await skip(page);
  await expect.poll(() => depth(page)).toBeLessThan(readOn);
  await page.evaluate((y) => window.scrollTo(0, y), readOn);
  await expect.poll(() => remembered(page)).toBe(readOn);
  await followInPlace(page, information);
  await page.goBack();
  await expect(page).toHaveURL(`${home}#content`);
  await expect.poll(() => depth(page)).toBe(readOn);
});

test('scroll restoration is manual, and a URL with a hash scrolls to its anchor', async ({ page }) => {
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
  await openPage(page, `${information}#contact-us`);
  await hydrated(page);
  await expect(page.locator('#contact-us')).toBeInViewport();
  expect(await depth(page)).toBeGreaterThan(0);
});
