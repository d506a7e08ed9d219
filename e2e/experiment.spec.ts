import { expect, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { boxOf } from './box';
import { cohortEvents, copies, firstCallToAction, storedVariant, storeVariant } from './cta-experiment';
import { openPage } from './open-page';
import { application, home, homeCallToAction, ifAny } from './pages';
import { recordCalls } from './recorded-calls';
import { words } from './words';

test('a build without the experiment shows the default copy and stores nothing', async ({ page }) => {
  await openPage(page, home);
  await hydrated(page);
  await expect(firstCallToAction(page)).toHaveAccessibleName(homeCallToAction ?? words.callToAction);
  expect(await storedVariant(page)).toBeNull();
});

for (const path of [home, ...ifAny(application)]) {
  test(`on ${path} a build without the experiment removes the visitor from an earlier cohort and reports it once`, async ({ page }) => {
    const calls = await recordCalls(page);
    await storeVariant(page, 'control');
    await openPage(page, path);
    await expect.poll(() => storedVariant(page)).toBeNull();
    const left = ['user_left_cta_cohort', { experiment_id: 'cta-copy', variant: 'control', variant_copy: copies.control }];
    await expect.poll(() => cohortEvents(calls)).toEqual([left]);
    await page.reload();
    await hydrated(page);
    expect(cohortEvents(calls)).toHaveLength(1);
  });
}

test('a build without the experiment removes an unknown stored value and reports nothing', async ({ page }) => {
  const calls = await recordCalls(page);
  await storeVariant(page, '__proto__');
  await openPage(page, home);
  await expect.poll(() => storedVariant(page)).toBeNull();
  expect(cohortEvents(calls)).toEqual([]);
});

test('the button is 64 px high and, at each width of the screen, as wide as designed', async ({ page }) => {
  await openPage(page, home);
  for (const [width, expected] of [
    [1280, 296],
    [768, 264],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await boxOf(firstCallToAction(page)))?.width, `${width} px`).toBe(expected);
    await expect.poll(async () => (await boxOf(firstCallToAction(page)))?.height, `${width} px`).toBe(64);
  }
  // On a phone it takes the full content width.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => (await boxOf(firstCallToAction(page)))?.width, '360 px').toBe(360 - 2 * 16);
});
