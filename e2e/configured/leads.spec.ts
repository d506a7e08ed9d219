import { expect, type Locator, type Page, test } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { keepToasts } from '../accessibility/page-states';
import { answerElsewhere } from '../other-hosts';
import { recordCalls } from '../recorded-calls';
import { eventNames } from '../recorded-events';
import { campaign, canary, makeScriptedVisit } from '../scripted-visit';
import { words, wordsOf } from '../words';
import { newAddress, received } from './received';
import { settings } from './settings';

test.use({ serviceWorkers: 'block' });

const endpoint = settings.GATSBY_LEADS_ENDPOINT;
const labels = wordsOf('referral').forms.referral;
const thanks = words.forms.newsletter.accepted;

const newsletter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('form', { name: words.forms.newsletter.label.footer, exact: true });

/** Before hydration the browser would submit the form itself. */
async function subscribe(form: Locator, email: string): Promise<void> {
  await hydrated(form.page());
  await form.getByLabel(words.forms.newsletter.email).fill(email);
  await form.getByRole('button', { name: words.forms.newsletter.submit }).click();
}

test('each form submitted during a visit arrives once, with its campaign and entry point', async ({ page }) => {
  test.setTimeout(90_000);
  await answerElsewhere(page);
  // Other tests make the same visit meanwhile.
  const keys = new Set<string>();
  page.on('request', (request) => {
    if (request.url() === endpoint && request.method() === 'POST') keys.add(request.postDataJSON().key);
  });
  const { views } = await makeScriptedVisit(page);
  const own = (await received(canary.email)).filter(({ key }) => keys.has(key));
  expect(own.map(({ form, source, path }) => [form, source, path])).toEqual([
    ['newsletter', 'footer', views[2]?.path],
    ['contact', expect.any(String), '/contact-us/'],
    ['referral', expect.any(String), '/referral-program/'],
    ['application', expect.any(String), '/application/'],
  ]);
  for (const lead of own)
    expect(lead).toMatchObject({ campaign, entryPoint: '/', submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  // The second step updates the first under the same key.
  expect(own[1]?.fields).toMatchObject({ name: canary.name, email: canary.email, budget: 'under-25k' });
});

test('the request carries the lead’s key and revision in the Idempotency-Key header', async ({ page }) => {
  await answerElsewhere(page);
  await page.goto('/');
  const request = page.waitForRequest((one) => one.url() === endpoint && one.method() === 'POST');
  await subscribe(newsletter(page), newAddress());
  const sent = await request;
  expect(sent.headers()['idempotency-key']).toBe(`${sent.postDataJSON().key}.1`);
});

test('a double click sends one lead', async ({ page }) => {
  await answerElsewhere(page);
  const email = newAddress();
  await page.goto('/');
  await hydrated(page);
  const form = newsletter(page);
  await form.getByLabel(words.forms.newsletter.email).fill(email);
  await form.getByRole('button', { name: words.forms.newsletter.submit }).dblclick();
  await expect(form.getByRole('status')).toHaveText(thanks);
  await page.waitForTimeout(500);
  expect(await received(email)).toHaveLength(1);
});

for (const [kind, status] of [
  ['fails', 500],
  ['is rate limiting', 429],
  ['is unreachable', 0],
] as const) {
  test(`while the receiver ${kind}, a lead is kept, the form says so, and it arrives after the next page load`, async ({ page }) => {
    await answerElsewhere(page);
    const calls = await recordCalls(page);
    await page.route(endpoint, (route) => (status === 0 ? route.abort() : route.fulfill({ status })));
    const email = newAddress();
    await page.goto('/');
    const form = newsletter(page);
    await subscribe(form, email);
    await expect(form.getByRole('status')).toContainText(words.forms.kept.server);
    await expect(form.getByRole('status')).not.toHaveText(thanks);
    expect(await received(email)).toEqual([]);
    await page.unroute(endpoint);
    await page.goto('/services/');
    await expect.poll(async () => (await received(email)).length).toBe(1);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('leads.outbox')))).toEqual([]);
    expect(eventNames(calls).filter((name) => name === 'newsletter_signup')).toHaveLength(1);
  });
}

test('a form that waits says so until another tab has sent its lead', async ({ page, context }) => {
  await answerElsewhere(page);
  await page.route(endpoint, (route) => route.abort());
  const email = newAddress();
  await page.goto('/');
  const form = newsletter(page);
  await subscribe(form, email);
  await expect(form.getByRole('status')).toContainText(words.forms.kept.server);
  const otherTab = await context.newPage();
  await answerElsewhere(otherTab);
  await otherTab.goto('/services/');
  await expect(form.getByRole('status')).toHaveText(thanks);
  expect(await received(email)).toHaveLength(1);
});

/** As in Firefox with cookies blocked. */
function denyStorage(): void {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get: deny });
  Object.defineProperty(window, 'BroadcastChannel', { value: deny });
}

/** As in some in-app browsers. */
function loseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
}

for (const [kind, spoil] of [
  ['denied', denyStorage],
  ['null', loseStorage],
] as const) {
  test(`with storage ${kind}, a lead waits in the page, which says so, until the receiver takes it`, async ({ page }) => {
    await page.addInitScript(spoil);
    await answerElsewhere(page);
    await page.route(endpoint, (route) => route.fulfill({ status: 503 }));
    const email = newAddress();
    await page.goto('/');
    const form = newsletter(page);
    await subscribe(form, email);
    await expect(form.getByRole('alert')).toContainText(words.forms.held);
    await page.unroute(endpoint);
    await expect(form.getByRole('status')).toHaveText(thanks);
    expect(await received(email)).toHaveLength(1);
  });
}

test('a lead whose response was lost is resent and recorded once', async ({ page }) => {
  await answerElsewhere(page);
  const email = newAddress();
  await page.route(endpoint, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto('/');
  await subscribe(newsletter(page), email);
  await expect(newsletter(page).getByRole('status')).toContainText(words.forms.kept.server);
  await page.unroute(endpoint);
  const again = page.waitForResponse((response) => response.url() === endpoint && response.status() === 202);
  await page.reload();
  await again;
  expect(await received(email)).toHaveLength(1);
});

const text = (form: Locator) => form.locator('input[type=text][required], textarea[required]');

/** Fills in whichever fields a form has. */
async function fillIn(form: Locator, email: string): Promise<void> {
  for (const control of await text(form).all()) await control.fill('A text of a few words');
  for (const control of await form.locator('input[type=email]').all()) await control.fill(email);
  for (const control of await form.locator('select[required]').all()) await control.selectOption({ index: 1 });
}

const inMain = (page: Page) => page.getByRole('main').getByRole('form');
const forms = {
  'the newsletter form': ['/', (page: Page) => newsletter(page), words.forms.newsletter.accepted],
  'the contact form': ['/contact-us/', inMain, words.forms.contact.accepted],
  'the referral form': ['/referral-program/', inMain, labels.accepted],
  'the application form': ['/application/', inMain, wordsOf('application').forms.application.accepted],
} as const;

for (const [name, [path, formOf, accepted]] of Object.entries(forms)) {
  test(`offline before any interaction, a lead from ${name} is kept and sent when the connection returns`, async ({ page, context }) => {
    await answerElsewhere(page);
    const email = newAddress();
    await page.goto(path);
    await hydrated(page);
    await context.setOffline(true);
    const form = formOf(page);
    await fillIn(form, email);
    await form.getByRole('button').first().click();
    await expect(page.getByText(words.forms.kept.connection).first()).toBeVisible();
    await expect(page.getByRole('status').locator('a[href^="mailto:"]').first()).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await received(email)).length).toBe(1);
    await expect(page.getByText(words.forms.kept.connection)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: accepted }).first()).toBeVisible();
  });

  test(`a lead from ${name} arrives even if the form engine never loads`, async ({ page }) => {
    await answerElsewhere(page);
    await page.route(/form-engine/, () => {});
    const email = newAddress();
    await page.goto(path);
    await hydrated(page);
    await fillIn(formOf(page), email);
    await formOf(page).getByRole('button').first().click();
    await expect.poll(async () => (await received(email)).length).toBe(1);
  });
}

test('a submit before the scripts load is held while offline, keeps the input, and is posted when the connection returns', async ({
  page,
  context,
}) => {
  await answerElsewhere(page);
  await page.route('**/*.js', (route) => route.abort());
  const email = newAddress();
  await page.goto('/referral-program/');
  const form = page.getByRole('main').getByRole('form');
  await context.setOffline(true);
  await fillIn(form, email);
  await form.getByRole('button').first().click();
  await expect(form.getByRole('alert').locator('a[href^="mailto:"]')).toBeVisible();
  await expect(form.locator('input[type=email]').first()).toHaveValue(email);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/thank-you\/$/);
  expect(await received(email)).toHaveLength(1);
});

test('a rejected lead shows an error with a mail link, and a toast that the open dialog does not cover', async ({ page }) => {
  await answerElsewhere(page);
  await page.route(endpoint, (route) =>
    route.fulfill({ status: 422, json: { error: 'no' }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.goto('/');
  await hydrated(page);
  await keepToasts(page);
  await page.getByRole('main').locator('a[href="/contact-us/"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('textarea')).toBeVisible();
  await fillIn(dialog.getByRole('form'), newAddress());
  await dialog.getByRole('form').getByRole('button').click();
  const alert = dialog.getByRole('form').getByRole('alert');
  await expect(alert).toContainText(words.forms.refused);
  await expect(alert.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(dialog.locator('[data-rht-toaster]')).toContainText(words.forms.refused);
  await expect(dialog.locator('input[type=email]')).not.toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form posts natively and lands on the thank-you page', async ({ page }) => {
    const email = newAddress();
    await page.goto('/referral-program/');
    const form = page.getByRole('main').getByRole('form', { name: labels.label });
    await form.getByLabel(labels.referrerName).fill('Ada Lovelace');
    await form.getByLabel(labels.referrerEmail).fill(email);
    await form.getByLabel(labels.friendName).fill('Grace Hopper');
    await form.getByLabel(labels.friendEmail).fill('grace@example.com');
    await form.getByRole('button').first().click();
    await expect(page).toHaveURL(/\/thank-you\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await received(email)).toMatchObject([{ form: 'referral', fields: { referrer_name: 'Ada Lovelace' } }]);
  });
});
