import type { Page } from 'playwright/test';
import { fontFiles, hold } from './held-requests';
import { openPage } from './open-page';
import { passTime } from './pass-time';

/** Opens a page whose fonts arrive after first paint. */
export async function openWithLateFonts(page: Page, path: string, status?: number): Promise<void> {
  const letThrough = await hold(page, fontFiles);
  // The load event waits for the preloaded font.
  await openPage(page, path, { status, waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, { polling: 50 });
  // Longer than the browser blocks painting for a font.
  await passTime(page, 300);
  letThrough();
  await page.waitForLoadState();
}

export const fontsLoaded = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));
