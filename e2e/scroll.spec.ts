import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../src/commands/hydrated';

const depth = (page: Page) => page.evaluate(() => window.scrollY);
const farDown = 1500;

async function follow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  // A scripted click, because a real one would scroll the link into view first.
  await link.evaluate((element: HTMLElement) => element.click());
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate((y) => window.scrollTo(0, y), farDown);
  await expect.poll(() => depth(page)).toBe(farDown);
});

test('a service page opens at the top, and going back restores the scroll position', async ({ page }) => {
  await follow(page, 'React development');
  await expect(page).toHaveURL(/react-development\/$/);
  await expect.poll(() => depth(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => depth(page)).toBe(farDown);
});

test('a page outside the services keeps the scroll position', async ({ page }) => {
  await follow(page, 'Privacy policy');
  await expect(page).toHaveURL(/privacy-policy\/$/);
  await expect.poll(() => depth(page)).toBe(farDown);
});

test('scroll restoration is manual, and a URL with a hash scrolls to its anchor', async ({ page }) => {
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
  await page.goto('/services/#design');
  await hydrated(page);
  await expect(page.locator('#design')).toBeInViewport();
});
