import type { Page } from 'playwright/test';

/** Whether a page is in memory: Gatsby's loader returns it without a request. */
export const isInMemory = (page: Page, path: string) =>
  page.evaluate((target) => {
    const { ___loader } = window as unknown as { ___loader: { loadPageSync: (path: string) => unknown } };
    return Boolean(___loader.loadPageSync(target));
  }, path);
