import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { fonts, preloadedFont } from '../../src/site/theme/fonts';
import { openWithLateFonts } from '../late-fonts';
import { follow, footerLink } from '../links';
import { openPage } from '../open-page';
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

const family = fonts.find(({ path }) => path === preloadedFont)?.family ?? 'none';
/** As the browser names it. */
const textFont = family.replace(' Variable', '');

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

test('letters of other Latin alphabets are in the site’s font too, from files that only pages with such letters fetch', async ({
  page,
}) => {
  const additional = fonts.filter(({ unicodeRange }) => unicodeRange !== undefined).map(({ path }) => path);
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  const headingSays = (text: string) =>
    page.locator('h1').evaluate((heading, words) => {
      heading.textContent = words;
    }, text);
  const word = 'Łódź Şırnak';
  await openPage(page, home);
  await hydrated(page);
  const texts = await page.locator('header, main, footer').allTextContents();
  const hasSuchLetters = texts.some((text) => /[Ā-İĲ-őŔ-ɏḀ-ẟ]/.test(text));
  expect(additional.some((path) => requested.has(path))).toBe(hasSuchLetters);
  await headingSays(word);
  await expect.poll(() => additional.some((path) => requested.has(path))).toBe(true);
  // The file may have arrived too late for this page.
  await follow(page, footerLink(page));
  await headingSays(word);
  await expect(async () => expect(await familiesOf(page, 'h1')).toEqual([textFont])).toPass();
});
