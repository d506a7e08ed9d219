import { expect, test } from 'playwright/test';
import { painted, shiftsOf, watchShifts } from '../accessibility/layout-shifts';
import { excessOf } from '../budgets';
import { weigh } from '../page-weight';
import { question } from './consent-visit';
import { standIn } from './stand-ins';

/** A phone in Europe whose visitor only looks: the question comes by itself, and nothing of others before an answer. */
test.use({ viewport: { width: 360, height: 740 }, timezoneId: 'Europe/Berlin', trace: 'off' });

test('the question costs nothing before the page has loaded, moves nothing, and keeps the page within its limits', async ({ page }) => {
  const { asked } = await standIn(page);
  await watchShifts(page);
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await painted(page);
  const { weight } = await weigh(page, '/');
  // The question and the error service load once the page is idle; the limits are those of a page without services.
  expect(excessOf({ ...weight, scriptsOfPage: 0 })).toEqual([]);
  expect(weight.scriptsBeforeLoad).toBe(0);
  expect(weight.scriptsInCommon).toBeGreaterThan(50_000);
  expect(await shiftsOf(page)).toEqual([]);
  expect(asked).toEqual([]);
});
