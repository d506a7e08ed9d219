import { expect, type Locator } from 'playwright/test';
import { test } from './edited-site-test';
import { EditorPage } from './editor-page';

const viewport = { width: 390, height: 844 };
const fingerHeight = 40;

test.use({ viewport, hasTouch: true });

const sizes = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.map((button) => {
      const { height, left, right } = button.getBoundingClientRect();
      return { name: button.getAttribute('aria-label') ?? button.textContent, height, left, right };
    }),
  );

/** Whether a touch at either end of an element reaches it. */
const isWhole = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    return [left + 2, right - 2].every((x) => element.contains(document.elementFromPoint(x, top + height / 2)));
  });

test('on a phone, the buttons of dates, pictures and lists are in reach of a finger', async ({ page }) => {
  const editor = new EditorPage(page);
  const buttons = page.getByRole('button', { name: /^(?:Set .+ to now|Clear|Choose an image|Add (?!Component).+|Expand)$/ });
  for (const place of ['post/new', 'settings/entries/navigation']) {
    await editor.open(place);
    const measured = await sizes(buttons);
    expect(measured.length).toBeGreaterThan(2);
    expect(measured.filter(({ height, left, right }) => height < fingerHeight || left < 0 || right > viewport.width)).toEqual([]);
  }
});

test('on a phone, nothing covers the buttons that stay above a long text, and the preview opens and closes', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open('post/entries/ein-kunde-drei-datensaetze');
  await editor.text().locator('p').last().scrollIntoViewIfNeeded();
  const picture = page.getByRole('button', { name: 'Add Component' }).first();
  await expect(picture).toBeInViewport();
  expect(await isWhole(picture)).toBe(true);
  await picture.tap();
  await expect(page.getByRole('menuitem', { name: 'Picture' })).toBeVisible();
  await page.keyboard.press('Escape');
  const eye = page.getByRole('button', { name: 'Toggle preview' });
  await eye.tap();
  await expect(editor.preview().getByRole('heading', { level: 1 })).toBeVisible();
  await eye.tap();
  await expect(editor.text()).toBeVisible();
});
