import { expect, type Page, type Request, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { advanceClock, advanceClockUntil } from './advance-clock';
import { isInMemory } from './in-memory';
import { footer, footerLink, heading, pathOf } from './links';
import { openPage } from './open-page';
import { contact, information, overview } from './pages';

const isPageData = (request: Request) => /\/page-data\/.+\/page-data\.json/.test(request.url());

/** The path of the page that some page data are of. */
const pathOfData = (path: string) => path.replace('/page-data', '').replace(/(index\/)?page-data\.json$/, '');

/** Collects the pages whose data are requested from now on. */
function pagesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (isPageData(request)) asked.push(pathOfData(path));
  });
  return asked;
}

test('scrolling to the footer does not prefetch its many links, but hovering over one prefetches its page', async ({ page }) => {
  await page.clock.install();
  await openPage(page, information);
  await hydrated(page);
  const asked = pagesAsked(page);
  await footer(page).scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  const link = footerLink(page);
  await link.hover();
  const path = await pathOf(link);
  await expect.poll(() => asked).toContain(path);
  // The loader's first batch of links that were only seen waits three seconds.
  await advanceClock(page, 30);
  const pathsIn = (place: string) =>
    page.locator(`${place} a[href^="/"]`).evaluateAll((links) => links.map((each) => (each as HTMLAnchorElement).pathname));
  const others = await pathsIn(':is(header, main)');
  const onlyInFooter = new Set((await pathsIn('footer')).filter((each) => !others.includes(each)));
  // The pointer crosses few links on its way.
  expect([...new Set(asked)].filter((each) => onlyInFooter.has(each)).length).toBeLessThan(Math.min(10, onlyInFooter.size));
});

test('focusing a link prefetches its page, as hovering does', async ({ page }) => {
  await openPage(page, information);
  await hydrated(page);
  const asked = pagesAsked(page);
  const link = footerLink(page);
  await link.focus();
  const path = await pathOf(link);
  await expect.poll(() => asked).toContain(path);
});

test('a main content link seen in the viewport opens without a request', async ({ page, context }) => {
  await page.clock.install();
  await openPage(page, overview);
  await hydrated(page);
  const before = (await heading(page).textContent()) ?? '';
  const link = page.getByRole('main').locator(`a[href^="/"]:not([href*="#"], [href="${contact}"], [href="${overview}"])`).first();
  await link.scrollIntoViewIfNeeded();
  const path = await pathOf(link);
  await advanceClockUntil(page, async () => expect(await isInMemory(page, path)).toBe(true));
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(heading(page)).not.toHaveText(before);
});

test('a link in body text navigates without a page load', async ({ page }) => {
  await openPage(page, information);
  await hydrated(page);
  await page.evaluate((href) => {
    Object.assign(window, { stillHere: true });
    // As rendered from markdown: plain markup, which React knows nothing of.
    const link = Object.assign(document.createElement('a'), { href, textContent: 'A link' });
    document.querySelector('main p')?.append(link);
  }, overview);
  await page.getByRole('main').getByRole('link', { name: 'A link' }).click();
  await expect(page).toHaveURL(overview);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});
