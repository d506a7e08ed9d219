import { expect, type Page, test } from 'playwright/test';
import { pageKinds } from '../../src/commands/browser/page-kinds';
import { menu } from '../links';
import { hasNewsletter, hasSubmenu } from '../pages';
import { words } from '../words';
import {
  closeMenu,
  home,
  openDialog,
  openMenu,
  resize,
  showFormErrors,
  showToast,
  toaster,
  visit,
  type Width,
  widths,
} from './page-states';
import { expectReflow, reflowsAlone } from './reflow';
import { violationsOn } from './violations';

// Tracing pages this large takes longer than the checks themselves.
test.use({ serviceWorkers: 'block', trace: 'off' });

/** Also checked with the errors of that form. */
const withOwnForm = new Set(['contact', 'post', 'referral', 'application']);

type State = { name: string; only?: readonly Width[]; part?: string };

/** axe violations of a state at its widths, one line per element. */
async function violationsOf(page: Page, { name, only = widths, part }: State): Promise<string[]> {
  const found: string[] = [];
  for (const width of only) {
    await resize(page, width);
    const lines = await violationsOn(page, part);
    found.push(...lines.map((line) => `${name}, ${width} px: ${line}`));
  }
  return found;
}

test('axe finds no violations on home in any state at any width', async ({ page }) => {
  // Its six states took up to 55 s on two cores that are busy with other work as well.
  test.setTimeout(240_000);
  await visit(page, home);
  const found = await violationsOf(page, { name: 'at rest' });
  await resize(page, 320);
  await openMenu(page);
  found.push(...(await violationsOf(page, { name: 'menu', only: [320, 768] })));
  await closeMenu(page);
  if (hasSubmenu) {
    await resize(page, 1280);
    await menu(page).locator('summary').first().click();
    found.push(...(await violationsOf(page, { name: 'panel of the menu', only: [1280], part: 'header' })));
    await closeMenu(page);
  }
  await showFormErrors(page);
  found.push(...(await violationsOf(page, { name: 'form errors' })));
  if (hasNewsletter) {
    const letGo = await showToast(page);
    // A link that it half covers for two seconds would seem too small; the rest of the page is as in other states.
    found.push(...(await violationsOf(page, { name: 'toast', part: toaster })));
    await letGo();
  }
  await openDialog(page);
  found.push(...(await violationsOf(page, { name: 'dialog' })));
  await showFormErrors(page);
  // The forms behind the dialog, which show errors too, are those of above.
  found.push(...(await violationsOf(page, { name: 'dialog with errors', part: 'dialog' })));
  expect(found).toEqual([]);
});

test('axe finds no violations in the second step of the dialog and after it', async ({ page }) => {
  test.setTimeout(120_000);
  const { name, email, message, submit, detailsSubmit, skip } = words.forms.contact;
  await visit(page, home);
  await openDialog(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(name, { exact: true }).fill('Ada Lovelace');
  await dialog.getByLabel(email).fill('ada@example.com');
  await dialog.getByLabel(message).fill('We need an analytical engine.');
  await dialog.getByRole('button', { name: submit }).click();
  await dialog.getByRole('button', { name: detailsSubmit }).click();
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
  const found = await violationsOf(page, { name: 'second step with errors', part: 'dialog' });
  await dialog.getByRole('checkbox').first().check();
  found.push(...(await violationsOf(page, { name: 'second step', part: 'dialog' })));
  await dialog.getByRole('button', { name: skip }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  found.push(...(await violationsOf(page, { name: 'sent', part: 'dialog' })));
  expect(found).toEqual([]);
});

for (const kind of pageKinds.filter(({ name }) => name !== home.name)) {
  const states = withOwnForm.has(kind.name) ? 'at rest and with form errors' : 'at rest';
  const reflows = !reflowsAlone.has(kind.name);
  test(`axe finds no violations on ${kind.name} ${states} at any width${reflows ? ', and it reflows' : ''}`, async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, kind);
    const found = await violationsOf(page, { name: 'at rest' });
    if (withOwnForm.has(kind.name)) {
      await showFormErrors(page);
      found.push(...(await violationsOf(page, { name: 'form errors' })));
    }
    expect(found).toEqual([]);
    if (reflows) await expectReflow(page, kind);
  });
}
