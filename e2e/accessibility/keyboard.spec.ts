import { expect, type Page, test } from 'playwright/test';
import { pageKinds } from '../../src/commands/browser/page-kinds';
import { menu } from '../links';
import { words } from '../words';
import { visitWithoutShift, withoutFonts } from './layout-shifts';
import { callToAction, home, openDialog, visit } from './page-states';

test.use({ serviceWorkers: 'block', trace: 'off', viewport: { width: 1280, height: 800 }, ...withoutFonts });

/** Numbers the controls that the Tab key should reach, and returns their count. The footer is the same on all pages. */
const markControls = (page: Page, withFooter: boolean) =>
  page.evaluate((footerToo) => {
    // Tab reaches one radio button of a group; the arrow keys reach the others.
    const inputs = 'input:enabled:not([type="hidden"], [type="radio"]:not(:checked))';
    const focusable = `a[href], button:enabled, ${inputs}, select, textarea, summary`;
    const reachable = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility() && (footerToo || !element.closest('footer')),
    );
    for (const [place, element] of reachable.entries()) element.dataset.stop = String(place);
    return reachable.length;
  }, withFooter);

/** Moves the focus to the start of the document. */
const beginAnew = (page: Page) =>
  page.evaluate(() => {
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    window.scrollTo(0, 0);
  });

type Stop = { text: string; place: string | null; inFooter: boolean; faults: string[] };

/** The focused element and what is wrong with its visibility; null once the focus has left the page. */
const currentStop = (page: Page) =>
  page.evaluate((): Stop | null => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isShown = top && (element.contains(top) || top.closest('label')?.contains(element) || top.contains(element));
    const outlines = [element, element.closest('label')].filter((part) => part !== null).map((part) => getComputedStyle(part));
    const hasOutline = outlines.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
    const name = element.outerHTML.slice(0, 140);
    return {
      text: element.textContent ?? '',
      place: element.dataset.stop ?? null,
      inFooter: element.closest('footer') !== null,
      faults: [...(isShown ? [] : [`covered: ${name}`]), ...(hasOutline ? [] : [`focus not visible: ${name}`])],
    };
  });

/** Presses Tab until the end of the page, or until the footer if that is excluded. */
async function walk(page: Page, withFooter: boolean): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (!stop || (stop.inFooter && !withFooter)) return stops;
    stops.push(stop);
  }
  throw new Error('The Tab key comes to no end: a trap.');
}

for (const kind of pageKinds) {
  test(`${kind.name} loads without layout shift; Tab reaches every control in order with visible, unobscured focus`, async ({ page }) => {
    await visitWithoutShift(page, kind);
    const withFooter = kind.name === 'home';
    // An empty newsletter form would disable its button while the focus moves there.
    for (const field of await page.locator('input[type="email"]').all()) await field.fill('ada@example.com');
    await beginAnew(page);
    const count = await markControls(page, withFooter);
    expect(count).toBeGreaterThan(0);
    const stops = await walk(page, withFooter);
    if (kind.frame !== 'none') expect(stops[0]?.text).toBe(words.skipToContent);
    expect(stops.flatMap(({ faults }) => faults)).toEqual([]);
    const places = stops.map(({ place }) => place).filter((place) => place !== null);
    expect(places.map(Number)).toEqual(Array.from({ length: count }, (_, place) => place));
  });
}

test('the skip link moves focus past the menu', async ({ page }) => {
  await visit(page, home);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the dialog traps focus, keeps it visible, closes on Escape and restores focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page, home);
  await openDialog(page);
  const count = await page.getByRole('dialog').locator('a, button, input:visible, textarea').count();
  for (let presses = 0; presses < count + 3; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    expect(stop?.faults ?? []).toEqual([]);
    // Between its last and first control the focus may go to the browser UI, but to nothing behind the dialog.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(callToAction(page)).toBeFocused();
});

test('on a phone the menu opens, navigates and closes by keyboard, and restores focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page, home);
  const button = page.getByRole('banner').locator('summary').first();
  await button.focus();
  await page.keyboard.press('Enter');
  const links = menu(page).locator('summary:visible, a:visible');
  await expect(links.first()).toBeVisible();
  const count = await links.count();
  for (let place = 0; place < count; place += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(place)).toBeFocused();
    expect((await currentStop(page))?.faults).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(button).toBeFocused();
});
