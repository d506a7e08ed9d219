import type { Browser } from 'playwright/test';
import { hydrated } from '../hydrated';
import { newcomer } from './visit';

/** Counts the next page's pictures, which are never prefetched, separately from what its text needs. */
export type NextPage = { headingAfter: number; fetchedAtTap: string[]; picturesAtTap: number };

/** Measures the time from a tap on the first visible link of the main content to the new heading, over the reference link. */
export async function goOn(browser: Browser, address: string): Promise<NextPage> {
  const page = await newcomer(browser);
  await page.goto(address);
  await hydrated(page);
  const links = page.locator('main a[href^="/"]:not([href="/contact-us/"]):not([aria-current])');
  const link = links.first();
  await link.scrollIntoViewIfNeeded();
  const path = (await link.getAttribute('href')) ?? '';
  type Loader = { ___loader: { loadPageSync: (path: string) => unknown } };
  await page.waitForFunction((target) => (window as unknown as Loader).___loader.loadPageSync(target), path);
  const tappedAt = await page.evaluate(() => performance.now());
  const headingAfter = await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1');
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1') === before) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        (element as HTMLElement).click();
      }),
  );
  // Prefetched files come from the browser's cache and are not requests to the host.
  const fromHost = await page.evaluate((since) => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return fetched.filter((entry) => entry.startTime >= since && entry.transferSize > 0).map(({ name }) => new URL(name).pathname);
  }, tappedAt);
  const isPicture = (path: string) => /\.(avif|webp|jpe?g|png)$/.test(path);
  await page.context().close();
  return {
    headingAfter,
    fetchedAtTap: fromHost.filter((path) => !isPicture(path)),
    picturesAtTap: fromHost.filter(isPicture).length,
  };
}
