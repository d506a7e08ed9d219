import type { Browser } from 'playwright/test';
import { hydrated } from '../hydrated';
import { newcomer } from './visit';

/** Pictures of the next page, which nobody fetches ahead, are told apart from what it takes to show its words. */
export type NextPage = { headingAfter: number; fetchedAtTap: string[]; picturesAtTap: number };

/** From the tap on the first link of the main content that was seen to the new heading, over the reference link. */
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
  // What was fetched ahead comes out of the browser's store; it is no request to the host.
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
