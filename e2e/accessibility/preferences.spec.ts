import { expect, type Locator, test } from 'playwright/test';
import { openPage } from '../open-page';
import { hasNewsletter } from '../pages';
import { words } from '../words';
import { home, openDialog, openMenu, showToast, toaster, visit } from './page-states';
import { motions } from './preferred-looks';

test.use({ serviceWorkers: 'block', trace: 'off' });

/** arrival.spec.ts checks the pages of each kind at rest, while it has them open. */
test.describe('with reduced motion', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

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
