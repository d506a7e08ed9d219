import { expect, type Page, test } from 'playwright/test';
import type { ConsentPurpose } from '../../src/contract/consent';
import type { ConsentSetting } from '../../src/contract/consent-setting';
import { watchPolicy } from '../policy-watch';
import { anotherPage, anotherPageAddress, followFooterLink } from './another-page';
import {
  answer,
  arrive,
  atRest,
  dataLayer,
  privacyLink,
  privacyWords,
  question,
  type Region,
  recordIn,
  servicesIn,
  start,
  storedByOthers,
  type Visit,
} from './consent-visit';

test.describe.configure({ timeout: 120_000 });

const both: readonly ConsentPurpose[] = ['analytics', 'marketing'];

/** What loads for the purposes allowed: the build has the tag manager, Segment, and an analytics script in site.yml. */
const servicesFor = (allowed: readonly ConsentPurpose[]) => [
  ...(allowed.length > 0 ? ['tag manager'] : []),
  ...(allowed.includes('analytics') ? ['Segment', 'page script'] : []),
];

/** Expects that these services load, and stores nothing of others without them. */
async function expectServices(visit: Visit, expected: readonly string[]): Promise<void> {
  await expect.poll(() => servicesIn(visit.asked).sort()).toEqual([...expected].sort());
  await atRest(visit);
  expect(servicesIn(visit.asked).sort()).toEqual([...expected].sort());
  if (expected.length === 0) {
    expect(visit.asked).toEqual([]);
    expect(await storedByOthers(visit)).toEqual([]);
  } else await expect.poll(() => storedByOthers(visit)).toContain('_ga');
}

type Given = [setting: ConsentSetting, region: Region, answered: readonly ConsentPurpose[] | undefined];

/**
 * Each outcome with what leads to it: what is asked and what loads. The script that decides is tested with every combination of
 * settings, time zones and records in `privacy-gate-script.test.ts`.
 */
const outcomes: [...Given, asked: boolean, allowed: readonly ConsentPurpose[]][] = [
  ['off', 'Europe', undefined, false, both],
  ['off', 'elsewhere', [], false, both],
  ['opt-out', 'Europe', undefined, false, both],
  ['opt-out', 'elsewhere', [], false, []],
  ['opt-in', 'elsewhere', undefined, true, []],
  ['opt-in', 'Europe', ['analytics'], false, ['analytics']],
  ['opt-in', 'Europe', both, false, both],
  ['by-region', 'Europe', undefined, true, []],
  ['by-region', 'elsewhere', undefined, false, both],
];
for (const [setting, region, answered, asked, allowed] of outcomes)
  test(`${setting}, ${region}, answered ${JSON.stringify(answered ?? 'nothing')}`, async ({ browser }) => {
    const visit = await arrive(browser, { setting, region, answered });
    await expectServices(visit, servicesFor(allowed));
    await expect(question(visit.page)).toBeVisible({ visible: asked });
    await visit.context.close();
  });

const overruled: Given[] = [
  ['off', 'elsewhere', undefined],
  ['opt-in', 'Europe', both],
  ['by-region', 'Europe', undefined],
];
for (const [setting, region, answered] of overruled)
  test(`the signal wins over ${setting}, ${region}, answered ${JSON.stringify(answered ?? 'nothing')}`, async ({ browser }) => {
    const visit = await arrive(browser, { setting, region, answered, signal: true });
    await expectServices(visit, []);
    await expect(question(visit.page)).toBeHidden();
    await visit.context.close();
  });

const [defaults, granted] = ['denied', 'granted'].map((state) =>
  [
    'consent, default',
    ...['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'].map((mode) => `${mode} ${state}`),
    'wait_for_update 500',
  ].join(', '),
);
const update = (analytics: string, marketing: string) =>
  `consent, update, analytics_storage ${analytics}, ad_storage ${marketing}, ad_user_data ${marketing}, ad_personalization ${marketing}`;

/** The number of page views queued until consent, in the array that Segment's snippet reads. */
const keptViews = (page: Page) =>
  page.evaluate(() => (window.analytics as unknown as unknown[][]).filter(([method]) => method === 'page').length);

test('consent starts everything, sends the queued calls in order, and persists', async ({ browser }) => {
  const visit = await arrive(browser, { setting: 'opt-in', region: 'elsewhere' });
  const { page, posted, asked } = visit;
  await expect(question(page)).toBeVisible();
  await followFooterLink(page);
  await expect(page).toHaveURL(anotherPageAddress);
  await expect.poll(() => dataLayer(page)).toEqual([defaults, 'gatsby-route-change', 'gatsby-route-change']);
  expect(asked).toEqual([]);
  // A view is kept a little after the page is shown.
  await expect.poll(() => keptViews(page)).toBe(2);
  const answeredAt = Date.now();
  await answer(page, privacyWords.accept);
  await expect(question(page)).toBeHidden();
  await expect
    .poll(() => dataLayer(page))
    .toEqual([defaults, 'gatsby-route-change', 'gatsby-route-change', update('granted', 'granted'), 'gtm.js']);
  await expectServices(visit, servicesFor(both));
  await expect.poll(() => posted.filter(({ type }) => type === 'page').length).toBe(2);
  const views = posted.filter(({ type }) => type === 'page');
  expect(views.map(({ properties, context }) => [properties?.path, context.page?.path])).toEqual([
    ['/', '/'],
    [anotherPage, anotherPage],
  ]);
  for (const { timestamp } of views) expect(Date.parse(timestamp)).toBeLessThan(answeredAt);
  await expect.poll(() => recordIn(page)).toEqual(both);
  await page.reload();
  await start(page);
  await expect.poll(() => dataLayer(page)).toEqual([defaults, update('granted', 'granted'), 'gtm.js', 'gatsby-route-change']);
  await expect(question(page)).toBeHidden();
  await visit.context.close();
});

test('declining starts nothing, drops the queued calls, and persists; consent given later covers only later calls', async ({ browser }) => {
  const visit = await arrive(browser, { setting: 'opt-in', region: 'Europe' });
  const { page, posted } = visit;
  await answer(page, privacyWords.decline);
  await expect(question(page)).toBeHidden();
  await expectServices(visit, []);
  expect(await recordIn(page)).toEqual([]);
  await page.reload();
  await start(page);
  await expectServices(visit, []);
  await privacyLink(page).click();
  await answer(page, privacyWords.accept);
  await expectServices(visit, servicesFor(both));
  await followFooterLink(page);
  await expect.poll(() => posted.map(({ type, properties }) => `${type} ${properties?.path}`)).toEqual([`page ${anotherPage}`]);
  await visit.context.close();
});

test('consent to one purpose starts only its services, and tells the tag manager so', async ({ browser }) => {
  const visit = await arrive(browser, { setting: 'by-region', region: 'Europe' });
  await answer(visit.page, privacyWords.choose);
  await question(visit.page).getByRole('checkbox', { name: privacyWords.marketing }).check();
  await answer(visit.page, privacyWords.save);
  await expectServices(visit, ['tag manager']);
  await expect.poll(() => dataLayer(visit.page)).toEqual([defaults, 'gatsby-route-change', update('denied', 'granted'), 'gtm.js']);
  await visit.context.close();
});

for (const { name, setting, answered, first } of [
  {
    name: 'a withdrawn yes',
    setting: 'opt-in',
    answered: both,
    first: [defaults, update('granted', 'granted'), 'gtm.js', 'gatsby-route-change'],
  },
  { name: 'an objection', setting: 'opt-out', answered: undefined, first: [granted, 'gtm.js', 'gatsby-route-change'] },
] as const)
  test(`${name} removes what was set and ends all requests`, async ({ browser }) => {
    const visit = await arrive(browser, { setting, region: 'elsewhere', answered });
    const { page, asked } = visit;
    await expectServices(visit, servicesFor(both));
    await expect.poll(() => dataLayer(page)).toEqual(first);
    await expect
      .poll(() => storedByOthers(visit))
      .toEqual(expect.arrayContaining(['_ga', '_gcl_au', '_gcl_ls', '_page', 'ajs_anonymous_id']));
    await privacyLink(page).click();
    const reloaded = page.waitForEvent('load');
    await answer(page, privacyWords.decline);
    await reloaded;
    await start(page);
    await atRest(visit);
    expect(await storedByOthers(visit)).toEqual([]);
    const before = asked.length;
    await followFooterLink(page);
    await expect(page).toHaveURL(anotherPageAddress);
    await atRest(visit);
    expect(asked.slice(before)).toEqual([]);
    expect(await recordIn(page)).toEqual([]);
    expect(await storedByOthers(visit)).toEqual([]);
    await expect(question(page)).toBeHidden();
    await visit.context.close();
  });

test('another version of the question asks again, and nothing loads until then', async ({ browser }) => {
  const visit = await arrive(browser, { setting: 'opt-in', region: 'Europe', answered: both, version: 'of-last-year' });
  await expect(question(visit.page)).toBeVisible();
  await expectServices(visit, []);
  await visit.context.close();
});

test('a choice in one tab holds in the other', async ({ browser }) => {
  const visit = await arrive(browser, { setting: 'opt-in', region: 'Europe' });
  await expect(question(visit.page)).toBeVisible();
  const other = await visit.context.newPage();
  await other.route(/localhost:\d+\/$/, (route) => route.fulfill({ body: '' }));
  await other.goto('/');
  const record = await visit.page.evaluate(() => ({ version: window.privacyGate?.version, date: new Date().toISOString(), purposes: [] }));
  await other.evaluate((text) => localStorage.setItem('privacy.consent', text), JSON.stringify(record));
  await expect(question(visit.page)).toBeHidden();
  await expectServices(visit, []);
  await visit.context.close();
});

test('visitors without JavaScript are neither tracked nor asked', async ({ browser }) => {
  const visit = await arrive(browser, { setting: 'by-region', region: 'elsewhere', javaScriptEnabled: false });
  await expect(visit.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question(visit.page)).toHaveCount(0);
  await expect(privacyLink(visit.page)).toBeHidden();
  expect(visit.asked).toEqual([]);
  await visit.context.close();
});

test('the policy allows the gate, the held snippets and what they load', async ({ browser }) => {
  const visit = await arrive(browser, { setting: 'opt-in', region: 'Europe' });
  const expectPolicy = await watchPolicy(visit.page);
  await visit.page.goto('/');
  await start(visit.page);
  await answer(visit.page, privacyWords.accept);
  await expectServices(visit, servicesFor(both));
  await expectPolicy();
  await visit.context.close();
});
