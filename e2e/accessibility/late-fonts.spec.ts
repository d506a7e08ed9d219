import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../../src/commands/hydrated';
import { type PageKind, pageKinds } from '../../src/commands/page-kinds';
import { painted, shiftsOf, watchShifts } from './layout-shifts';

test.use({ serviceWorkers: 'block', trace: 'off', viewport: { width: 360, height: 740 } });

/** Opens a page whose fonts arrive after first paint. */
async function visitWithLateFonts(page: Page, { path, frame }: PageKind): Promise<void> {
  await watchShifts(page);
  let letThrough = () => {};
  const later = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await later;
    await route.continue();
  });
  // The load event waits for the preloaded font.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // Longer than the browser blocks painting for a font.
  await page.waitForTimeout(300);
  letThrough();
  await page.waitForLoadState();
  if (frame !== 'none') await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
}

/** The font families a heading is actually rendered with. */
async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const kind of pageKinds)
  test(`late fonts cause no layout shift on ${kind.name}`, async ({ page }) => {
    await visitWithLateFonts(page, kind);
    expect(await shiftsOf(page)).toEqual([]);
  });

test('late fonts are applied on the next page', async ({ page }) => {
  await visitWithLateFonts(page, { name: 'services', path: '/services/', frame: 'full' });
  expect(await familiesOf(page, 'h1')).not.toContain('Schibsted Grotesk');
  await page.getByRole('main').getByRole('link', { name: 'Web development' }).first().click();
  await expect(page).toHaveURL(/web-development/);
  await expect.poll(() => familiesOf(page, 'h1')).toEqual(['Schibsted Grotesk']);
});
