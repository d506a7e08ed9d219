import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { firstScripts, hold } from '../held-requests';
import { answerElsewhere } from '../other-hosts';
import { recordCalls } from '../recorded-calls';
import { eventNames } from '../recorded-events';
import { words } from '../words';
import { newAddress, received } from './received';

/** Leads that are submitted before hydration, by visitors who do not wait for it. */

test.use({ serviceWorkers: 'block' });

const { label, name, email: address, message, submit } = words.forms.contact;
const landing = '/contact-us/';

const formOn = (page: Page) => page.getByRole('main').getByRole('form', { name: label, exact: true });

const outboxOn = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('leads.outbox')));

/** Sends the contact form of a page whose scripts are held, as a visitor of a campaign; resolves to their address. */
async function sendEarly(page: Page): Promise<string> {
  await answerElsewhere(page);
  await hold(page, firstScripts);
  const email = newAddress();
  await page.goto(`${landing}?utm_source=early`);
  const form = formOn(page);
  await form.getByLabel(name, { exact: true }).fill('Ada Lovelace');
  await form.getByLabel(address).fill(email);
  await form.getByLabel(message).fill('We need an analytical engine.');
  await form.getByRole('button', { name: submit }).click();
  await expect(form.getByText(words.forms.sending)).toBeVisible();
  return email;
}

/** As if the receiver refused it: the page that it left from is gone, so no code learns of it. */
function loseBeacons(): void {
  navigator.sendBeacon = () => true;
}

function denyStorage(): void {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get });
}

const lead = (email: string) => ({
  key: expect.stringMatching(/^[\da-f]{32}$/),
  revision: 1,
  form: 'contact',
  fields: { name: 'Ada Lovelace', email, message: 'We need an analytical engine.' },
  source: 'contact_page',
  path: landing,
  campaign: { source: 'early' },
  entryPoint: landing,
});

test('the lead arrives although the visitor leaves at once, and the next page sends no second one', async ({ page }) => {
  const calls = await recordCalls(page);
  const email = await sendEarly(page);
  await page.goto('/services/');
  await expect.poll(async () => (await received(email)).length).toBe(1);
  expect(await received(email)).toMatchObject([lead(email)]);
  expect(await outboxOn(page)).toHaveLength(1);
  await page.unroute(firstScripts);
  await page.goto('/');
  await expect.poll(() => outboxOn(page)).toEqual([]);
  expect(await received(email)).toMatchObject([lead(email)]);
  await expect.poll(() => eventNames(calls)).toContain('contact_us_submit');
});

test('the lead arrives from the next page if the receiver did not take it, and Back leads to an empty form', async ({ page }) => {
  await page.addInitScript(loseBeacons);
  const calls = await recordCalls(page);
  const email = await sendEarly(page);
  await page.unroute(firstScripts);
  await page.getByRole('contentinfo').locator(`a[href^="/"]:not([href="${landing}"])`).first().click();
  await expect(page).not.toHaveURL(new RegExp(landing));
  await expect.poll(async () => (await received(email)).length).toBe(1);
  expect(await received(email)).toMatchObject([lead(email)]);
  await expect.poll(() => outboxOn(page)).toEqual([]);
  await page.goBack();
  await hydrated(page);
  for (const field of await formOn(page).getByRole('textbox').all()) await expect(field).toHaveValue('');
  expect(eventNames(calls).filter((event) => event === 'contact_us_submit')).toHaveLength(1);
  expect(await received(email)).toHaveLength(1);
});

test('with storage denied, the lead arrives by the beacon alone', async ({ page }) => {
  await page.addInitScript(denyStorage);
  const email = await sendEarly(page);
  await page.goto('/services/');
  await expect.poll(async () => (await received(email)).length).toBe(1);
});
