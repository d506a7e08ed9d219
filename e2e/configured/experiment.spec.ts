import { expect, test } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { boxOf } from '../box';
import { cohortEvents, copies, firstCallToAction, storedVariant, storeVariant } from '../cta-experiment';
import { keepCalls } from '../kept-calls';
import { recordCalls } from '../recorded-calls';

// Only the site itself answers.
test.beforeEach(({ page }) =>
  page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  ),
);

for (const [variant, copy] of Object.entries(copies)) {
  test(`shows “${copy}” to a visitor in ${variant}, before and after the scripts load`, async ({ page }) => {
    await storeVariant(page, variant);
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(firstCallToAction(page)).toHaveAccessibleName(copy);
    const before = await boxOf(firstCallToAction(page));
    await hydrated(page);
    await expect(firstCallToAction(page)).toHaveAccessibleName(copy);
    expect((await boxOf(firstCallToAction(page)))?.width).toBe(before?.width);
  });
}

test('picks a variant once, shows it on every button and reports joining the cohort once', async ({ page }) => {
  const calls = await recordCalls(page);
  await page.goto('/');
  await hydrated(page);
  const variant = (await storedVariant(page)) as keyof typeof copies;
  expect(Object.keys(copies)).toContain(variant);
  const links = page.locator('main a[href="/contact-us/"], header a[href="/contact-us/"], #contact-us a[href="/contact-us/"]');
  for (const link of await links.all()) {
    if (await link.isVisible()) await expect(link).toHaveAccessibleName(copies[variant]);
  }
  const joined = ['user_joined_cta_cohort', { experiment_id: 'cta-copy', variant, variant_copy: copies[variant] }];
  await expect.poll(() => cohortEvents(calls)).toEqual([joined]);
  await page.reload();
  await hydrated(page);
  expect(await storedVariant(page)).toBe(variant);
  expect(cohortEvents(calls)).toEqual([joined]);
});

test('a visitor joins the cohort only on reaching a page with a call to action', async ({ page }) => {
  const calls = await recordCalls(page);
  await page.goto('/application/');
  await hydrated(page);
  expect(await storedVariant(page)).toBeNull();
  expect(cohortEvents(calls)).toEqual([]);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => storedVariant(page)).not.toBeNull();
  const variant = (await storedVariant(page)) as keyof typeof copies;
  await expect(firstCallToAction(page)).toHaveAccessibleName(copies[variant]);
  await expect.poll(() => cohortEvents(calls)).toHaveLength(1);
});

test('a visitor who leaves before the scripts start is recorded as joining exactly once', async ({ page }) => {
  const calls = await keepCalls(page);
  const events = async () => cohortEvents(await calls());
  const scripts = /\/(app|framework|webpack-runtime)-.*\.js/;
  await page.route(scripts, () => undefined);
  await page.goto('/');
  const variant = (await storedVariant(page)) as keyof typeof copies;
  await page.goto('/robots.txt');
  const joined = ['user_joined_cta_cohort', { experiment_id: 'cta-copy', variant, variant_copy: copies[variant] }];
  await expect.poll(events).toEqual([joined]);
  await page.unroute(scripts);
  await page.goto('/');
  await hydrated(page);
  expect(await events()).toEqual([joined]);
});
