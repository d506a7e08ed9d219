import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { pageKinds } from '../../src/commands/page-kinds';
import {
  closeMenu,
  holdToast,
  leadForms,
  openDialog,
  openMenu,
  resize,
  settle,
  showFormErrors,
  showToast,
  visit,
  type Width,
  widths,
} from './page-states';

// Tracing pages this large takes longer than the checks themselves.
test.use({ serviceWorkers: 'block', trace: 'off' });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One page per frame and form is checked in full in every state. On the others, states are checked only in the part they change. */
const judgedWhole = new Set(['home', 'contact', 'post', 'application']);

type State = {
  name: string;
  /** Selector of the part that the state changes. */
  part?: string;
  only?: readonly Width[];
  /** Has to be repeated at each width. */
  before?: (page: Page) => Promise<void>;
};

/** axe violations of a state at its widths, one line per element. */
async function violationsOf(page: Page, { name, part, only = widths, before }: State): Promise<string[]> {
  const found: string[] = [];
  for (const width of only) {
    await resize(page, width);
    await before?.(page);
    await settle(page);
    // axe stays in the page, so it is injected only once.
    const isThere = await page.evaluate(() => 'axe' in window);
    const whole = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) }).withTags(tags).setLegacyMode();
    const results = await (part ? whole.include(part) : whole).analyze();
    const lines = results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
    found.push(...lines.map((line) => `${name}, ${width} px: ${line}`));
  }
  return found;
}

for (const kind of pageKinds) {
  test(`axe finds no violations on ${kind.name} in any state at any width`, async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, kind);
    const violations = (checked: Page, { part, ...state }: State) =>
      violationsOf(checked, judgedWhole.has(kind.name) || !part ? state : { ...state, part });
    const found = await violations(page, { name: 'at rest' });
    if (kind.frame === 'full') {
      await resize(page, 320);
      await openMenu(page);
      found.push(...(await violations(page, { name: 'menu', part: 'header', only: [320, 768] })));
      await closeMenu(page);
    }
    if (kind.frame !== 'none') {
      await showFormErrors(page);
      found.push(...(await violations(page, { name: 'form errors', part: leadForms })));
    }
    if (kind.frame === 'full') {
      await showToast(page);
      found.push(...(await violations(page, { name: 'toast', part: '[data-rht-toaster]', before: holdToast })));
      await openDialog(page);
      found.push(...(await violations(page, { name: 'dialog', part: 'dialog' })));
    }
    if (kind.name === 'home') {
      await showFormErrors(page);
      found.push(...(await violations(page, { name: 'dialog with errors', part: 'dialog' })));
    }
    expect(found).toEqual([]);
  });
}
