import { expect, type Page } from 'playwright/test';
import { testBrowserOptions } from '../../src/commands/browser/launch-browser';
import type { PageKind } from '../../src/commands/browser/page-kinds';
import { visit, wakeForms } from './page-states';

/**
 * Options for tests of layout shifts: the browser loads no fonts. Blocking their requests would be too late on a busy machine:
 * while a preloaded font is loading, Chromium lays out text in yet another font.
 */
export const withoutFonts = { launchOptions: testBrowserOptions('--disable-remote-fonts') };

/** Records all layout shifts of a page from its start. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? 'gone').slice(0, 60);
    const shifts: [number, string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push([value, sources.map(({ node }) => nameOf(node)).join(' | ')]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Waits for two frames, after which shifts have been painted and recorded, or for two seconds: a browser that paints nothing
 * would stop the test.
 */
export const painted = (page: Page) =>
  page.evaluate(() =>
    Promise.race([
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      new Promise((done) => setTimeout(done, 2_000)),
    ]),
  );

/** Activates the forms and scrolls every part into view once, without events that count as user input. */
export async function readToTheEnd(page: Page, kind: string): Promise<void> {
  await wakeForms(page);
  const { end, step } = await page.evaluate(() => ({ end: document.body.scrollHeight, step: window.innerHeight }));
  for (let y = 0; y < end; y += step) {
    await page.evaluate((depth) => window.scrollTo(0, depth), y);
    await painted(page);
  }
  // The Fuse demo is the last of the lazy parts to become interactive.
  if (kind === 'fuse') await expect(page.locator('#try-fuse').getByRole('radio').first()).toBeAttached();
  await painted(page);
}

/** The recorded shifts: size and moved elements. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts);

/**
 * Loads a page, scrolls to its end, and expects no layout shift from hydration or form code. For a browser without fonts;
 * late fonts have their own test.
 */
export async function visitWithoutShift(page: Page, kind: PageKind): Promise<void> {
  await watchShifts(page);
  await visit(page, kind);
  await readToTheEnd(page, kind.name);
  expect(await shiftsOf(page), 'nothing moves while the page comes to life').toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
}
