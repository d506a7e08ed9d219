import type { Page } from 'playwright/test';

/** Waits until React has taken over the page; scripts start at an intent or when the page is idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}
