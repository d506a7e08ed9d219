import { expect, type Page, test } from 'playwright/test';
import { hydrated } from './hydrated';
import { type Call, recordCalls } from './recorded-calls';
import { eventsOf } from './recorded-events';

const key = 'experiment-cta-copy';
const standard = "Let's work together";
const copies = {
  control: 'Contact',
  'schedule-a-call': 'Schedule a Call',
  'request-an-estimate': 'Request an Estimate',
  'lets-work-together': "Let's work together!",
};

const callsToAction = (page: Page) =>
  page.locator('main a[href="/contact-us/"], header a[href="/contact-us/"], #contact-us a[href="/contact-us/"]');
const first = (page: Page) => page.getByRole('main').locator('a[href="/contact-us/"]').first();
const stored = (page: Page) => page.evaluate((name) => window.localStorage.getItem(name), key);
const store = (page: Page, value: string) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
const cohortEvents = (calls: readonly Call[]) => eventsOf(calls).filter(([name]) => name.endsWith('_cta_cohort'));

/** These need the build to have the setting, too. */
const enabled = process.env.GATSBY_CTA_EXPERIMENT === 'true';

test.describe('a build without the experiment', () => {
  test.skip(enabled);

  test('shows the default copy and stores nothing', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(first(page)).toHaveAccessibleName(standard);
    expect(await stored(page)).toBeNull();
  });

  test('takes a visitor out of an earlier experiment, and says so once', async ({ page }) => {
    const calls = await recordCalls(page);
    await store(page, 'control');
    await page.goto('/');
    await expect.poll(() => stored(page)).toBeNull();
    expect(cohortEvents(calls)).toEqual([
      ['user_left_cta_cohort', { experiment_id: 'cta-copy', variant: 'control', variant_copy: 'Contact' }],
    ]);
    await page.reload();
    await hydrated(page);
    expect(cohortEvents(calls)).toHaveLength(1);
  });

  test('removes an unknown stored value and says nothing', async ({ page }) => {
    const calls = await recordCalls(page);
    await store(page, '__proto__');
    await page.goto('/');
    await expect.poll(() => stored(page)).toBeNull();
    expect(cohortEvents(calls)).toEqual([]);
  });
});

for (const [width, expected] of [
  [1280, 296],
  [768, 264],
] as const) {
  test(`at ${width} px the button is ${expected} px wide and 64 px high`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect.poll(async () => (await first(page).boundingBox())?.width).toBe(expected);
    expect((await first(page).boundingBox())?.height).toBe(64);
  });
}

test('on a phone the button takes the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  expect((await first(page).boundingBox())?.width).toBe(360 - 2 * 16);
});

test.describe('a build with the experiment', () => {
  test.skip(!enabled, 'The build has the experiment switched off.');

  for (const [variant, copy] of Object.entries(copies)) {
    test(`shows “${copy}” to a visitor in ${variant}, before the scripts arrive and after`, async ({ page }) => {
      await store(page, variant);
      await page.route('**/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect(first(page)).toHaveAccessibleName(copy);
      const before = await first(page).boundingBox();
      await hydrated(page);
      await expect(first(page)).toHaveAccessibleName(copy);
      expect((await first(page).boundingBox())?.width).toBe(before?.width);
    });
  }

  test('draws a variant once, shows it on every button and joins once', async ({ page }) => {
    const calls = await recordCalls(page);
    await page.goto('/');
    await hydrated(page);
    const variant = (await stored(page)) as keyof typeof copies;
    expect(Object.keys(copies)).toContain(variant);
    for (const link of await callsToAction(page).all()) {
      if (await link.isVisible()) await expect(link).toHaveAccessibleName(copies[variant]);
    }
    const joined = ['user_joined_cta_cohort', { experiment_id: 'cta-copy', variant, variant_copy: copies[variant] }];
    await expect.poll(() => cohortEvents(calls)).toEqual([joined]);
    await page.reload();
    await hydrated(page);
    expect(await stored(page)).toBe(variant);
    expect(cohortEvents(calls)).toEqual([joined]);
  });
});
