import type { Browser, Page } from 'playwright';
import { fonts } from '../../site/theme/fonts';
import { hydrated } from '../browser/hydrated';
import type { PageKind } from '../browser/page-kinds';

/** Screens to take pictures at: a phone, a tablet, and a desktop. */
export const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Keeps the footer's year, and anything else that depends on time, the same in all pictures. */
const fixedTime = new Date('2026-06-01T12:00:00Z');

/** Pictures below the fold load lazily, and fonts that miss first paint are not shown; this loads all of them. */
async function withPicturesAndFonts(page: Page): Promise<void> {
  await page.evaluate(async (faces) => {
    const loaded = faces.map(({ family, path, ...descriptors }) => new FontFace(family, `url(${path})`, descriptors).load());
    for (const face of await Promise.all(loaded)) document.fonts.add(face);
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  }, fonts);
}

/** Full-page screenshots of a page kind, in the order of `screens`. Throws an error that names the page if it does not start. */
export async function shoot(browser: Browser, origin: string, kind: PageKind): Promise<Buffer[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en-US', timezoneId: 'UTC' });
  const page = await context.newPage();
  await page.clock.setFixedTime(fixedTime);
  const shots: Buffer[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    try {
      await page.goto(`${origin}${kind.path}`);
      if (kind.frame !== 'none') await hydrated(page);
      await withPicturesAndFonts(page);
      shots.push(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
    } catch (cause) {
      throw new Error(`No picture of ${kind.path} at ${screen.width} px: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  }
  await context.close();
  return shots;
}
