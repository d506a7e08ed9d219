import { expect, type Page } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { openAddress } from '../open-page';
import { contact, furtherInformation, home, information } from '../pages';

/** For a page under any fault. The site's own limits add up to 8 s; the rest is for a busy machine. */
export const maxWaitMs = 20_000;

/** Starts the page's scripts immediately, as the first pointer movement does. */
export async function startScripts(page: Page): Promise<void> {
  // They may have started on their own and reloaded the page.
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove'))).catch(() => undefined);
}

/** Opens a page, which answers with this status, and waits for hydration. */
export async function arriveAt(page: Page, path: string, status = 200): Promise<void> {
  await openAddress(page, path, { status });
  await startScripts(page);
  await hydrated(page);
}

/** Navigates to any address as a click on an internal link does. */
export async function navigate(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path), to);
}

/** Expects no blank page: a visible heading, text, and a link to the contact page. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`a[href="${contact}"]`).first()).toBeAttached();
  await expect(page.locator('#___gatsby')).toContainText(/\S[\s\S]{100}/);
}

/** Expects a click on a link around the page to lead to its page, by client-side navigation or full load; returns its path. */
export async function expectLinksLeadOn(page: Page): Promise<string> {
  const { pathname } = new URL(page.url());
  const next = [information, ...furtherInformation, home].find((path) => path !== pathname) ?? home;
  await page
    .locator(`:is(header, footer) a[href="${next}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => new URL(page.url()).pathname, { timeout: maxWaitMs }).toBe(next);
  await expectReadable(page);
  return next;
}
