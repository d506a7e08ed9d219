import type { Page } from 'playwright/test';

/** Waits until a page has requested and received nothing for some time: then it has prefetched what it wants to. */
export async function quiet(page: Page, ms: number): Promise<void> {
  const transfers = () =>
    Promise.any([page.waitForEvent('request', { timeout: ms }), page.waitForEvent('requestfinished', { timeout: ms })]).then(
      () => true,
      () => false,
    );
  while (await transfers());
}
