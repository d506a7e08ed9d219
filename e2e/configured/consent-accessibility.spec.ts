import { expect, type Page, test } from 'playwright/test';
import { painted } from '../accessibility/layout-shifts';
import { resize, widths } from '../accessibility/page-states';
import { clipped, smallTargets, spaceOut, spilling } from '../accessibility/reflow';
import { violationsOn } from '../accessibility/violations';
import { menu } from '../links';
import { words } from '../words';
import { answer, arrive, privacyLink, privacyWords, question, start, type Visitor } from './consent-visit';

test.describe.configure({ timeout: 120_000 });

const asked: Visitor = { setting: 'opt-in', region: 'Europe' };

const states: { name: string; visitor: Visitor; open: (page: Page) => Promise<void> }[] = [
  { name: 'asked', visitor: asked, open: async () => undefined },
  { name: 'asked, with the purposes', visitor: asked, open: (page) => answer(page, privacyWords.choose) },
  { name: 'opened again', visitor: { ...asked, answered: ['analytics'] }, open: (page) => privacyLink(page).click() },
  { name: 'opened with Global Privacy Control', visitor: { ...asked, signal: true }, open: (page) => privacyLink(page).click() },
];

for (const { name, visitor, open } of states)
  test(`${name}: axe finds nothing, nothing is lost at 320 px, with text spacing or forced colors`, async ({ browser }) => {
    const { page, context } = await arrive(browser, visitor);
    await open(page);
    await expect(question(page)).toBeVisible();
    for (const width of widths) {
      await resize(page, width);
      expect(await violationsOn(page), `${width} px`).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      await expect.poll(() => smallTargets(page)).toEqual([]);
    }
    await resize(page, 320);
    await spaceOut(page);
    await expect.poll(() => question(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expect.poll(() => clipped(page)).toEqual([]);
    await expect.poll(() => spilling(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    for (const button of await question(page).getByRole('button').all()) await expect(button).toHaveCSS('border-top-width', '1px');
    await context.close();
  });

test('accepting and declining look alike', async ({ browser }) => {
  const { page, context } = await arrive(browser, asked);
  await expect(question(page)).toBeVisible();
  const [accept, decline] = await question(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        return { height: button.getBoundingClientRect().height, color, backgroundColor, borderColor, fontSize, fontWeight };
      }),
    );
  expect(accept).toEqual(decline);
  await context.close();
});

test('the keyboard opens the choice again, and Escape returns to the link', async ({ browser }) => {
  const { page, context } = await arrive(browser, { ...asked, answered: [] });
  await privacyLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('checkbox', { name: privacyWords.analytics })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(privacyLink(page)).toBeFocused();
  await context.close();
});

test('nothing that has the focus is behind the question', async ({ browser }) => {
  const { page, context } = await arrive(browser, asked);
  await expect(question(page)).toBeVisible();
  // The page makes room for the question once it has been laid out.
  await painted(page);
  await page.getByRole('link', { name: words.skipToContent }).focus();
  const covered: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      const panel = document.querySelector('[aria-labelledby="privacy-heading"]');
      if (!panel) throw new Error('The question is not on the page.');
      if (!element || panel.contains(element)) return undefined;
      const { top, bottom } = element.getBoundingClientRect();
      return top >= panel.getBoundingClientRect().top && bottom > 0 ? element.outerHTML.slice(0, 100) : undefined;
    });
    if (hidden) covered.push(hidden);
  }
  expect(covered).toEqual([]);
  await context.close();
});

test('the open menu of a phone lies above the question, so that all of it can be used', async ({ browser }) => {
  const { page, context } = await arrive(browser, asked);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(question(page)).toBeVisible();
  await page.getByText(words.header.menu, { exact: true }).click();
  await menu(page).locator('a').filter({ visible: true }).last().click({ trial: true });
  await context.close();
});

test('a click on the link before the page’s code runs opens the choice once it does', async ({ browser }) => {
  const { page, context } = await arrive(browser, { ...asked, answered: [] });
  await page.goto('/#privacy-choices');
  await page.reload();
  await start(page);
  await expect(question(page).getByRole('heading')).toBeFocused();
  await context.close();
});
