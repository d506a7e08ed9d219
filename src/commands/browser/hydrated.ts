import type { Page } from 'playwright/test';

/** Waits for hydration; scripts start on user intent or when the page is idle. Ignores frames: a busy machine may paint none. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, undefined, { polling: 50 });
}
