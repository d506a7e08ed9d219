import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../../src/commands/hydrated';
import { fonts, preloadedFont } from '../../src/site/theme/fonts';
import { openWithLateFonts } from '../late-fonts';
import { follow, footerLink } from '../links';
import { home } from '../pages';
import { passTime } from '../pass-time';

test.use({ serviceWorkers: 'block', trace: 'off' });

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

/** As the browser names it. */
const textFont = fonts.find(({ path }) => path === preloadedFont)?.family.replace(' Variable', '') ?? 'none';

test('late fonts are applied on the next page, not by an anchor on the same page', async ({ page }) => {
  await openWithLateFonts(page, home);
  await hydrated(page);
  await page.locator('a[href="#content"]').evaluate((link: HTMLElement) => link.click());
  await passTime(page, 300);
  expect(await familiesOf(page, 'h1')).not.toContain(textFont);
  await follow(page, footerLink(page));
  // While the head or the fonts change, the browser may not know the element.
  await expect(async () => expect(await familiesOf(page, 'h1')).toEqual([textFont])).toPass();
});
