import type { Browser, Page } from 'playwright/test';
import { hydrated } from '../browser/hydrated';
import { newcomer } from './visit';

/** Counts the next page's pictures, which are never prefetched, separately from what its text needs. */
export type NextPage = { headingAfter: number; fetchedAtTap: string[]; picturesAtTap: number };

/** When a page is ready for the tap on its link to a path. */
export type Ready = (page: Page, path: string) => Promise<void>;

declare global {
  interface Window {
    /** Notes when a heading other than this one shows. */
    awaitHeading: (before: Element | null) => void;
  }
}

/** Where a tab keeps times, in ms since 1970, because the site may load the next page as a new document. */
const tappedKey = 'bench-tapped';
const arrivedKey = 'bench-arrived';

/** Runs in each document of the tab. */
function watchForHeading([tapped = '', arrived = '']: string[]): void {
  window.awaitHeading = (before) => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => sessionStorage.setItem(arrived, String(performance.timeOrigin + performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  if (sessionStorage.getItem(tapped)) window.awaitHeading(null);
}

/** This site's page is hydrated and has prefetched the next one. */
export const prefetched: Ready = async (page, path) => {
  await hydrated(page);
  type Loader = { ___loader: { loadPageSync: (path: string) => unknown } };
  await page.waitForFunction((target) => (window as unknown as Loader).___loader.loadPageSync(target), path);
};

const isPicture = (path: string) => /\.(avif|webp|jpe?g|png)$/.test(path);

/** Measures the time from a tap on the first visible link of the main content to the new heading, over the reference link. */
export async function measureNextPage(browser: Browser, address: string, ready = prefetched): Promise<NextPage> {
  const page = await newcomer(browser);
  await page.addInitScript(watchForHeading, [tappedKey, arrivedKey]);
  await page.goto(address);
  const link = page.locator('main a[href^="/"]:not([href="/contact-us/"]):not([aria-current])').first();
  await link.scrollIntoViewIfNeeded();
  await ready(page, (await link.getAttribute('href')) ?? '');
  const tappedAt = await link.evaluate((element, key) => {
    const now = performance.timeOrigin + performance.now();
    window.awaitHeading(document.querySelector('h1'));
    sessionStorage.setItem(key, String(now));
    (element as HTMLElement).click();
    return now;
  }, tappedKey);
  const arrivedAt = await page.waitForFunction((key) => Number(sessionStorage.getItem(key)), arrivedKey);
  const headingAfter = Number(await arrivedAt.jsonValue()) - tappedAt;
  // Prefetched files come from the browser's cache and are not requests to the host.
  const fromHost = await page.evaluate((since) => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return fetched
      .filter((entry) => performance.timeOrigin + entry.startTime >= since && entry.transferSize > 0)
      .map(({ name }) => new URL(name).pathname);
  }, tappedAt);
  await page.context().close();
  return {
    headingAfter,
    fetchedAtTap: fromHost.filter((path) => !isPicture(path)),
    picturesAtTap: fromHost.filter(isPicture).length,
  };
}
