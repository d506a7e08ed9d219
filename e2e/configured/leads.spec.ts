import { existsSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from 'playwright/test';
import type { ReceivedLead } from '../accepted-leads';
import { hydrated } from '../hydrated';
import { answerElsewhere } from '../other-hosts';
import { recordCalls } from '../recorded-calls';
import { eventNames } from '../recorded-events';
import { campaign, canary, makeScriptedVisit } from '../scripted-visit';
import { leadsFile, settings } from './settings';

test.use({ serviceWorkers: 'block' });

const endpoint = settings.GATSBY_LEADS_ENDPOINT;
const thanks = 'Thank you for subscribing to our newsletter!';
const kept = /kept|connection/i;

/** What the real receiver has written to its file, for one address; tests share the receiver. */
function received(email: string): ReceivedLead[] {
  const text = existsSync(leadsFile) ? readFileSync(leadsFile, 'utf8') : '';
  const leads = text.split('\n').filter(Boolean);
  return leads.filter((line) => line.includes(email)).map((line) => JSON.parse(line) as ReceivedLead);
}

let visitors = 0;
const newAddress = () => {
  visitors += 1;
  return `visitor-${process.pid}-${Date.now()}-${visitors}@example.com`;
};

const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });

/** Before React is there the browser would post the form itself. */
async function subscribe(form: Locator, email: string): Promise<void> {
  await hydrated(form.page());
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
}

test('each form of a visit arrives once, with where the visitor came from', async ({ page }) => {
  test.setTimeout(90_000);
  await answerElsewhere(page);
  const before = received(canary.email).map(({ key }) => key);
  await makeScriptedVisit(page);
  const leads = received(canary.email).filter(({ key, campaign: from }) => !before.includes(key) && JSON.stringify(from) !== '{}');
  const own = leads.slice(-4);
  expect(own.map(({ form, source, path }) => [form, source, path])).toEqual([
    ['newsletter', 'footer', '/services/react-native-development/'],
    ['contact', expect.any(String), '/contact-us/'],
    ['referral', expect.any(String), '/referral-program/'],
    ['application', expect.any(String), '/application/'],
  ]);
  for (const lead of own)
    expect(lead).toMatchObject({ campaign, entryPoint: '/', submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  // The second step completes the first under the same key.
  expect(own[1]?.fields).toMatchObject({ name: canary.name, email: canary.email, budget: '25k-75k' });
});

test('the request carries its key in the header that the receiver is promised', async ({ page }) => {
  await answerElsewhere(page);
  await page.goto('/');
  const request = page.waitForRequest((one) => one.url() === endpoint && one.method() === 'POST');
  await subscribe(newsletter(page), newAddress());
  const sent = await request;
  expect(sent.headers()['idempotency-key']).toBe(sent.postDataJSON().key);
});

test('a double click sends one lead', async ({ page }) => {
  await answerElsewhere(page);
  const email = newAddress();
  await page.goto('/');
  await hydrated(page);
  const form = newsletter(page);
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(form.getByRole('status')).toHaveText(thanks);
  await page.waitForTimeout(500);
  expect(received(email)).toHaveLength(1);
});

for (const [kind, status] of [
  ['fails', 500],
  ['is out of reach', 0],
] as const) {
  test(`while the receiver ${kind} a lead is kept, the visitor is told so, and it arrives at the next visit`, async ({ page }) => {
    await answerElsewhere(page);
    const calls = await recordCalls(page);
    await page.route(endpoint, (route) => (status === 0 ? route.abort() : route.fulfill({ status })));
    const email = newAddress();
    await page.goto('/');
    const form = newsletter(page);
    await subscribe(form, email);
    await expect(form.getByRole('status')).toContainText(kept);
    await expect(form.getByRole('status')).not.toHaveText(thanks);
    expect(received(email)).toEqual([]);
    await page.unroute(endpoint);
    await page.goto('/about-us/');
    await expect.poll(() => received(email).length).toBe(1);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('leads.outbox')))).toEqual([]);
    expect(eventNames(calls).filter((name) => name === 'newsletter_signup')).toHaveLength(1);
  });
}

test('a lead whose answer was lost is sent again and arrives once', async ({ page }) => {
  await answerElsewhere(page);
  const email = newAddress();
  await page.route(endpoint, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto('/');
  await subscribe(newsletter(page), email);
  await expect(newsletter(page).getByRole('status')).toContainText(kept);
  await page.unroute(endpoint);
  const again = page.waitForResponse((response) => response.url() === endpoint && response.status() === 202);
  await page.reload();
  await again;
  expect(received(email)).toHaveLength(1);
});

test('offline, a lead is kept, and it is sent when the connection returns', async ({ page, context }) => {
  await answerElsewhere(page);
  const email = newAddress();
  await page.goto('/');
  await hydrated(page);
  const form = newsletter(page);
  // The code of the form is there once the visitor begins to type.
  await form.getByLabel('E-mail').fill(email);
  await expect(form).toHaveAttribute('novalidate');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toContainText(kept);
  await context.setOffline(false);
  await expect.poll(() => received(email).length).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form posts by itself and leads to the page of thanks', async ({ page }) => {
    const email = newAddress();
    await page.goto('/referral-program/');
    const form = page.getByRole('main').getByRole('form', { name: 'Referral' });
    await form.getByLabel('Your name').fill('Ada Lovelace');
    await form.getByLabel('Your e-mail').fill(email);
    await form.getByLabel('Their name').fill('Grace Hopper');
    await form.getByLabel('Their e-mail').fill('grace@example.com');
    await form.getByRole('button').first().click();
    await expect(page).toHaveURL(/\/thank-you\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(received(email)).toMatchObject([{ form: 'referral', fields: { referrer_name: 'Ada Lovelace' } }]);
  });
});
