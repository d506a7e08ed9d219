import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../src/commands/hydrated';

const depth = (page: Page) => page.evaluate(() => window.scrollY);
const farDown = 1500;

/** A page below /services and one elsewhere: the site scrolls to the top only when navigating to the former. */
const kinds = ['/services/web-development/', '/about-us/'];
const elsewhere = '/offline.html';

async function readDown(page: Page): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), farDown);
  await expect.poll(() => depth(page)).toBe(farDown);
}

/** All scroll positions since the page loaded, because a jump may be over before the test looks. */
async function placesOf(page: Page): Promise<number[]> {
  await hydrated(page);
  await page.waitForTimeout(300);
  return page.evaluate(() => [...new Set([...(window as unknown as { places: number[] }).places, window.scrollY])]);
}

/** A font that was late the first time but is cached now can move the text by a few lines; the top of the page is farther away. */
const sameText = 300;

async function expectPlaceKept(page: Page): Promise<void> {
  const places = await placesOf(page);
  expect(places.filter((place) => Math.abs(place - farDown) > sameText)).toEqual([]);
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const note = () => places.push(window.scrollY);
    window.addEventListener('scroll', note);
    // Long before hydration.
    window.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(note)));
  }),
);

for (const path of kinds) {
  test(`reloading ${path} keeps the scroll position`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await readDown(page);
    await page.reload();
    await expectPlaceKept(page);
  });

  test(`going back from another document to ${path} restores the scroll position`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await readDown(page);
    await page.goto(elsewhere);
    await page.goBack();
    await expectPlaceKept(page);
  });

  test(`a new visit to ${path} in the same tab starts at the top, and so does going back to it`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await readDown(page);
    await page.goto(elsewhere);
    await page.goto(path);
    expect(await placesOf(page)).toEqual([0]);
    await page
      .locator('footer a[href="/privacy-policy/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/privacy-policy/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.waitForTimeout(300);
    expect(await depth(page)).toBe(0);
  });
}

test('hydration does not jump back to the hash after the visitor has scrolled on', async ({ page }) => {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/app-[0-9a-f]+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  // Focusing the anchor starts the scripts, and holding one back delays the load event.
  await page.goto('/services/web-development/#content', { waitUntil: 'domcontentloaded' });
  await readDown(page);
  letGo();
  await placesOf(page);
  expect(await depth(page)).toBe(farDown);
});
