import { expect, type Page } from 'playwright/test';
import { hydrated } from '../hydrated';

/** How long a visitor may have to wait for a page, whatever happens to it. */
export const longestWaitMs = 8_000;

/** Starts the scripts of the page at once, as a first movement of the pointer does. */
export async function startScripts(page: Page): Promise<void> {
  // They may have started by themselves, and reloaded the page.
  await page.evaluate(() => window.dispatchEvent(new Event('pointerover'))).catch(() => undefined);
}

/** Comes to a page and waits until React runs it. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startScripts(page);
  await hydrated(page);
}

/** Does what a click on a link within the site does, for any address. */
export async function navigate(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path), to);
}

/** No white page: a heading can be seen, there is text, and a way to make contact. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href="/contact-us/"]').first()).toBeAttached();
  await expect(page.locator('#___gatsby')).toContainText(/\S[\s\S]{100}/);
}

/** A click on the footer's link leads to its page, by whatever way. */
export async function expectLinksLeadOn(page: Page): Promise<void> {
  const path = page.url().includes('/privacy-policy/') ? '/terms-of-use/' : '/privacy-policy/';
  await page
    .locator(`footer a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${path}$`), { timeout: longestWaitMs });
  await expectReadable(page);
}
