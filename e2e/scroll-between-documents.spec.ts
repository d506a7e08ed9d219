import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { firstScripts, hold } from './held-requests';
import { footerLink, pathOf } from './links';
import { openPage } from './open-page';
import { goal, home, start } from './pages';

const depth = (page: Page) => page.evaluate(() => window.scrollY);

/** The site scrolls to the top only when navigating to a page below /services or /blog. */
const kinds = [goal, start];
const elsewhere = '/offline.html';

/** Scrolls far down, and returns how far. */
async function readDown(page: Page): Promise<number> {
  const lowest = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  const farDown = Math.min(1500, lowest);
  expect(farDown, 'a page long enough to lose one’s place').toBeGreaterThan(sameText);
  await page.evaluate((y) => window.scrollTo(0, y), farDown);
  await expect.poll(() => depth(page)).toBe(farDown);
  return farDown;
}

/** All scroll positions since the page loaded, because a jump may be over before the test looks. */
async function placesOf(page: Page): Promise<number[]> {
  await hydrated(page);
  await page.waitForTimeout(300);
  return page.evaluate(() => [...new Set([...(window as unknown as { places: number[] }).places, window.scrollY])]);
}

/** A font that was late the first time but is cached now can move the text by a few lines; the top of the page is farther away. */
const sameText = 300;

async function expectPlaceKept(page: Page, farDown: number): Promise<void> {
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
    await openPage(page, path);
    await hydrated(page);
    const farDown = await readDown(page);
    await page.reload();
    await expectPlaceKept(page, farDown);
  });

  test(`going back from another document to ${path} restores the scroll position`, async ({ page }) => {
    await openPage(page, path);
    await hydrated(page);
    const farDown = await readDown(page);
    await openPage(page, elsewhere);
    await page.goBack();
    await expectPlaceKept(page, farDown);
  });

  test(`a new visit to ${path} in the same tab starts at the top, and so does going back to it`, async ({ page }) => {
    await openPage(page, path);
    await hydrated(page);
    await readDown(page);
    await openPage(page, elsewhere);
    await openPage(page, path);
    expect(await placesOf(page)).toEqual([0]);
    const link = footerLink(page);
    const next = await pathOf(link);
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(next);
    await page.goBack();
    await expect(page).toHaveURL(path);
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
  await openPage(page, `${home}#content`, { waitUntil: 'domcontentloaded' });
  const farDown = await readDown(page);
  letGo();
  await placesOf(page);
  expect(Math.abs((await depth(page)) - farDown)).toBeLessThanOrEqual(sameText);
});

test('going back within a page restores the scroll position, although the anchor was followed before the scripts had started', async ({
  page,
}) => {
  const letGo = await hold(page, firstScripts);
  await openPage(page, home);
  const farDown = await readDown(page);
  await page.locator('a[href="#content"]').evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => depth(page)).toBeLessThan(farDown - sameText);
  letGo();
  await hydrated(page);
  await page.goBack();
  // The router scrolls a frame later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect.poll(async () => Math.abs((await depth(page)) - farDown)).toBeLessThanOrEqual(sameText);
});
