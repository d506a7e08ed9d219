import { expect, test } from 'playwright/test';
import { painted, shiftsOf, watchShifts, withoutFonts } from '../accessibility/layout-shifts';
import { movingContext } from '../motion';
import { words } from '../words';
import { arrive, privacyWords, question, start } from './consent-visit';

test.use({ ...withoutFonts, contextOptions: movingContext });

test('the question appears without moving the page or the focus, and is the first that the Tab key reaches', async ({ browser }) => {
  const { page, context } = await arrive(browser, { setting: 'opt-in', region: 'Europe' });
  await watchShifts(page);
  await page.goto('/');
  await start(page);
  await expect(question(page)).toBeVisible();
  await painted(page);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  const stops: (string | null)[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
  }
  const { accept, decline, choose } = privacyWords;
  expect(stops).toEqual([accept, decline, choose, words.skipToContent]);
  await context.close();
});
