import type { Page } from 'playwright/test';

/** Waits until a page has sent and received nothing for some time, which means that its prefetching is done. */
export async function quiet(page: Page, ms: number): Promise<void> {
  const transfers = () =>
    Promise.any([page.waitForEvent('request', { timeout: ms }), page.waitForEvent('requestfinished', { timeout: ms })]).then(
      () => true,
      () => false,
    );
  while (await transfers());
}
