import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { painted, shiftsOf, watchShifts } from './accessibility/layout-shifts';
import { advanceClockUntil } from './advance-clock';
import { isInMemory } from './in-memory';
import { followInPlace, heading } from './links';
import { openPage } from './open-page';
import { home, ifAny, service, services } from './pages';

/** The main heading, the number of sections in the main content, and whether the footer is in view. */
type Frame = { heading: string; parts: number; footerInView: boolean };

/** Records what each frame shows, if it differs from the one before. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const record = () => {
      const main = document.querySelector('main');
      const top = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
      const frame = {
        heading: document.querySelector('h1')?.textContent ?? '',
        parts: main?.querySelectorAll('section').length ?? 0,
        footerInView: top < window.innerHeight,
      };
      if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
}

const framesOf = (page: Page) => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);

for (const path of ifAny(services ?? service)) {
  test('a link shows the top of a page first, then the rest, without a view of the footer or a layout shift', async ({ page }) => {
    await recordFrames(page);
    await watchShifts(page);
    await openPage(page, home);
    await hydrated(page);
    const before = (await heading(page).textContent()) ?? '';
    const known = (await shiftsOf(page)).length;
    await followInPlace(page, path);
    await expect(heading(page)).not.toHaveText(before);
    await expect.poll(async () => (await framesOf(page)).filter((frame) => frame.heading !== before).length).toBeGreaterThan(1);
    const arrived = (await framesOf(page)).filter((frame) => frame.heading !== before);
    const whole = await page.locator('main section').count();
    expect(arrived[0]?.parts).toBeLessThan(whole);
    expect(arrived.at(-1)?.parts).toBe(whole);
    expect(arrived.some(({ footerInView }) => footerInView)).toBe(false);
    await painted(page);
    expect((await shiftsOf(page)).slice(known)).toEqual([]);
  });

  test('going back shows the whole page at once', async ({ page }) => {
    await recordFrames(page);
    await openPage(page, home);
    await hydrated(page);
    const first = (await framesOf(page)).at(-1);
    await followInPlace(page, path);
    await expect(heading(page)).not.toHaveText(first?.heading ?? '');
    const known = (await framesOf(page)).length;
    await page.goBack();
    await expect(heading(page)).toHaveText(first?.heading ?? '');
    await painted(page);
    const returned = (await framesOf(page)).slice(known).filter(({ heading }) => heading === first?.heading);
    expect(returned.map(({ parts }) => parts)).toEqual([first?.parts]);
  });

  test('pages that only the rest of a page links to are loaded ahead, too', async ({ page }) => {
    await page.clock.install();
    await openPage(page, home);
    await hydrated(page);
    const before = (await heading(page).textContent()) ?? '';
    await followInPlace(page, path);
    await expect(heading(page)).not.toHaveText(before);
    const link = page.locator('main > :not(:first-child) a[href^="/"]:not([href*="#"], [aria-busy])').first();
    await link.scrollIntoViewIfNeeded();
    const target = (await link.getAttribute('href')) ?? '';
    // Four pages every three seconds.
    await advanceClockUntil(page, async () => expect(await isInMemory(page, target)).toBe(true));
  });
}
