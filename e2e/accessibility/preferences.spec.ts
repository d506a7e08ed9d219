import { expect, type Locator, type Page, test } from 'playwright/test';
import { pageKinds } from '../../src/commands/browser/page-kinds';
import { openPage } from '../open-page';
import { contact, hasNewsletter } from '../pages';
import { words } from '../words';
import { visitWithoutShift, withoutFonts } from './layout-shifts';
import { home, openDialog, openMenu, showToast, toaster, visit } from './page-states';

test.use({ serviceWorkers: 'block', trace: 'off', ...withoutFonts });

/** Animations that run or could still run, by the element they move. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'unknown')),
  );

/** Elements that would move or fade, now or when their state changes; a color transition is motion as well. */
const animatedByStyle = (page: Page) =>
  page.evaluate(() => {
    const isAnimated = ({ animationName, transitionDuration }: CSSStyleDeclaration) =>
      animationName !== 'none' || transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0);
    return [...document.querySelectorAll('body, body *')]
      .filter((element) => [null, '::before', '::after'].some((part) => isAnimated(getComputedStyle(element, part))))
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Controls without a border: forced colors remove backgrounds, so these would look like text. */
const withoutFrame = (page: Page) =>
  page.evaluate((callToAction) => {
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const hasBorder = (element: Element) => {
      const style = getComputedStyle(element);
      return sides.some((side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1);
    };
    return [
      ...document.querySelectorAll(
        `button, select, textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"]), a[href="${callToAction}"]`,
      ),
    ]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .filter((element) => !element.closest('ul') && (element as HTMLElement).tabIndex >= 0 && !hasBorder(element))
      .map((element) => element.outerHTML.slice(0, 140));
  }, contact);

/** Current entries of menus and other lists that only differ in color, which forced colors remove and some visitors cannot see. */
const markedByColorAlone = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('li > [aria-current="page"]')]
      .filter((element) => {
        const { color, textDecorationLine } = getComputedStyle(element);
        const other = element.closest('ul')?.querySelector('li > a:not([aria-current])');
        return other && getComputedStyle(other).color !== color && textDecorationLine !== 'underline';
      })
      .map((element) => element.outerHTML.slice(0, 140)),
  );

test.describe('with reduced motion', () => {
  // From the start: a change of preference or size after it would cost each page another layout.
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const kind of pageKinds) {
    test(`${kind.name} has no animation and no layout shift from scripts or forms; no current entry differs in color alone; with forced colors its controls keep a border`, async ({
      page,
    }) => {
      await visitWithoutShift(page, kind);
      expect(await motions(page)).toEqual([]);
      expect(await animatedByStyle(page)).toEqual([]);
      expect(await markedByColorAlone(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await withoutFrame(page)).toEqual([]);
    });
  }

  test('the menu, the toast and the dialog open without animation', async ({ page }) => {
    await visit(page, home);
    await openMenu(page);
    expect(await motions(page)).toEqual([]);
    await page.keyboard.press('Escape');
    if (hasNewsletter) await showToast(page);
    const opacities = page.locator(`${toaster} div`).evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
    expect((await opacities).filter((opacity) => opacity !== '1')).toEqual([]);
    expect(await motions(page)).toEqual([]);
    await openDialog(page);
    expect(await motions(page)).toEqual([]);
  });
});

test('without reduced motion, the home page runs animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // They may be over by the time the test looks.
  await page.addInitScript(() => {
    document.addEventListener('animationstart', () => Object.assign(window, { hasMoved: true }));
  });
  await openPage(page, home.path);
  await page.waitForFunction(() => 'hasMoved' in window, undefined, { polling: 50 });
});

test('with more contrast, lines have the color of text, and there is no grid behind it', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await visit(page, home);
  const pale = await page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(svg *)')]
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(
        ({ style }) =>
          style.backgroundImage !== 'none' || (Number.parseFloat(style.borderBottomWidth) > 0 && style.borderBottomColor !== style.color),
      )
      .map(({ element }) => element.outerHTML.slice(0, 140)),
  );
  expect(pale).toEqual([]);
});

test.describe('with forced colors', () => {
  const { name, email, message, submit } = words.forms.contact;
  test.use({ colorScheme: 'dark' });

  const picture = (target: Locator) => target.screenshot({ animations: 'disabled' });

  /** Expects the target to look different after `happen`. */
  async function expectOtherLook(target: Locator, happen: () => Promise<void>): Promise<void> {
    const before = await picture(target);
    await happen();
    await expect.poll(async () => (await picture(target)).equals(before)).toBe(false);
  }

  test('a checked box, a focused control and an open menu are visually distinct', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 320, height: 568 });
    await visit(page, home);
    const banner = page.getByRole('banner');
    await expectOtherLook(banner, () => openMenu(page));
    await page.keyboard.press('Escape');
    await openDialog(page);
    const dialog = page.getByRole('dialog');
    await expectOtherLook(dialog, () => page.keyboard.press('Tab'));
    await dialog.getByLabel(name, { exact: true }).fill('Ada Lovelace');
    await dialog.getByLabel(email).fill('ada@example.com');
    await dialog.getByLabel(message).fill('We need an analytical engine.');
    await dialog.getByRole('button', { name: submit }).click();
    const box = dialog.getByRole('checkbox').first();
    await box.scrollIntoViewIfNeeded();
    await expectOtherLook(box, () => box.check());
  });
});
