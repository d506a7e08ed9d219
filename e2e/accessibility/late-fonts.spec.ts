import { expect, test } from 'playwright/test';
import { hydrated } from '../hydrated';
import { pageKinds } from '../page-kinds';
import { painted, shiftsOf, watchShifts } from './layout-shifts';

test.use({ serviceWorkers: 'block', trace: 'off', viewport: { width: 360, height: 740 } });

/** The bound below which Web Vitals calls it good; text that waited in the fallback may break into other lines. */
const leastGood = 0.1;

for (const name of ['home', 'city', 'post', 'case-study']) {
  test(`fonts that come late move little of ${name}`, async ({ page }) => {
    await watchShifts(page);
    let letThrough = () => {};
    const later = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\.woff2$/, async (route) => {
      await later;
      await route.continue();
    });
    // The load event waits for the font that is fetched first.
    await page.goto(pageKinds.find((kind) => kind.name === name)?.path ?? '', { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    letThrough();
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    const total = (await shiftsOf(page)).reduce((sum, [value]) => sum + value, 0);
    expect(total).toBeLessThan(leastGood);
  });
}
