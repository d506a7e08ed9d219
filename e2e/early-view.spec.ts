import { expect, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { keepCalls } from './kept-calls';
import { footerLink } from './links';
import { openPage } from './open-page';
import { goal } from './pages';

const landing = `${goal}?utm_source=letter&utm_campaign=spring%0Bsale`;
const view = [
  'page',
  expect.objectContaining({ path: goal, search: landing.slice(goal.length) }),
  { context: { campaign: { source: 'letter', name: 'springsale' }, entryPoint: goal } },
];

test('a visitor who leaves before the scripts start is counted once, with campaign and entry point', async ({ page }) => {
  const calls = await keepCalls(page);
  // The scripts never arrive.
  await page.route(/\/(app|framework|webpack-runtime)-.*\.js/, () => undefined);
  await openPage(page, landing);
  await page.goto('/robots.txt');
  await expect.poll(calls).toEqual([view]);
});

test('a visitor who switches tabs and comes back is counted once', async ({ page }) => {
  const calls = await keepCalls(page);
  await openPage(page, landing);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  await hydrated(page);
  await footerLink(page).click();
  await expect.poll(async () => (await calls()).length).toBe(2);
  const [first, second] = await calls();
  expect(first).toEqual(view);
  expect(second?.[2]).toEqual(view[2]);
});

test('a visitor who does not interact is counted all the same, and not again on leaving', async ({ page }) => {
  const calls = await keepCalls(page);
  await openPage(page, landing);
  await expect.poll(async () => (await calls()).length).toBe(1);
  await page.goto('/robots.txt');
  await expect.poll(calls).toEqual([view]);
});

test('a page that the browser renders in advance counts once the visitor comes to it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  const calls = await keepCalls(page);
  await openPage(page, landing);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached();
  expect(await calls()).toEqual([]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(calls).toEqual([view]);
});
