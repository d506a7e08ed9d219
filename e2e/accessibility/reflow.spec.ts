import { expect, test } from 'playwright/test';
import { pageKinds } from '../../src/commands/page-kinds';
import { home, openDialog, showFormErrors, visit } from './page-states';
import { clipped, expectReflow, reflowsAlone, spaceOut, spilling } from './reflow';

test.use({ serviceWorkers: 'block', trace: 'off' });

/** axe.spec.ts checks the other kinds, while it has them open. */
for (const kind of pageKinds.filter(({ name }) => reflowsAlone.has(name))) {
  test(`${kind.name} reflows without horizontal scrolling, has 24 px targets, and clips no text with wider spacing`, async ({ page }) => {
    await visit(page, kind);
    await expectReflow(page, kind);
  });
}

test('the dialog with form errors fits at 400% zoom with wider text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, home);
  await openDialog(page);
  await showFormErrors(page);
  await spaceOut(page);
  await expect.poll(() => page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect.poll(() => clipped(page)).toEqual([]);
  await expect.poll(() => spilling(page)).toEqual([]);
});
