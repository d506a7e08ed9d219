import { expect, type Locator, type Page, type Route, test } from 'playwright/test';
import { hydrated } from '../src/commands/hydrated';
import { recordCalls } from './recorded-calls';
import { eventNames, eventsOf } from './recorded-events';

// Responses cached by a service worker could not be broken.
test.use({ serviceWorkers: 'block' });

const thanks = 'Thank you for subscribing to our newsletter!';
const engine = /form-engine/;

/** Expects that without an endpoint nothing claims to be delivered, and that an e-mail with the typed text is offered instead. */
async function expectOfferOfMail(place: Locator, typed: string): Promise<void> {
  const mail = place.getByRole('status').locator('a[href^="mailto:"]');
  await expect(mail).toBeVisible();
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(typed);
  await expect(place.getByText(/thank you|have your/i)).toHaveCount(0);
}

const button = (form: Locator) => form.getByRole('button').first();

test('subscribing in the footer shows a thank-you message and blocks a second submit for a moment', async ({ page }) => {
  const calls = await recordCalls(page);
  await page.goto('/');
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toHaveText(thanks);
  await expect(page.getByText(thanks)).toHaveCount(2);
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled({ timeout: 3_000 });
  await expect(form.getByLabel('E-mail')).toHaveValue('');
  expect(eventsOf(calls)).toEqual([['newsletter_signup', { email: 'ada@example.com', source: 'footer' }]]);
});

test('the newsletter form of a blog post reports its own source', async ({ page }) => {
  const calls = await recordCalls(page);
  await page.goto('/blog/an-outbox-for-every-form/');
  const form = page.getByRole('main').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toHaveText(thanks);
  expect(eventsOf(calls)).toEqual([['newsletter_signup', { email: 'ada@example.com', source: 'blog_post' }]]);
});

test('an invalid e-mail address shows an error on blur, without moving the button', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  const field = form.getByLabel('E-mail');
  await field.fill('ada@@example.com');
  const before = await form.getByRole('button').boundingBox();
  await field.blur();
  await expect(form.getByText('Invalid email')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('button')).toBeDisabled();
  expect(await form.getByRole('button').boundingBox()).toEqual(before);
  await field.fill('ada@example.com');
  await expect(form.getByText('Invalid email')).toBeHidden();
  await expect(form.getByRole('button')).toBeEnabled();
});

test('a visitor submits the contact form in two steps', async ({ page }) => {
  const calls = await recordCalls(page);
  await page.goto('/contact-us/');
  const main = page.getByRole('main');
  const message = main.getByRole('form', { name: 'Contact' });
  await message.getByLabel('Name').fill('Ada Lovelace');
  await message.getByLabel('E-mail').fill('ada@example.com');
  await message.getByLabel('How can we help?').fill('We need an analytical engine.');
  await button(message).click();
  await expect(main.getByRole('heading', { name: 'Will you tell us a little more?' })).toBeFocused();
  await expectOfferOfMail(main, 'analytical engine');
  const details = main.getByRole('form', { name: 'Project details' });
  await button(details).click();
  await expect(details.getByText('Please select at least one option.')).toBeVisible();
  await details.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await expect(details.getByRole('checkbox').first()).toBeChecked();
  await details.getByLabel('Budget').selectOption({ index: 2 });
  await button(details).click();
  await expect(main.locator('h3:focus')).toBeVisible();
  await expectOfferOfMail(main, 'analytical engine');
  expect(eventNames(calls)).toEqual(['identify', 'contact_us_submit', 'interests_set', 'contact_us_submit_2']);
  expect(eventsOf(calls).at(0)).toEqual(['identify', { email: 'ada@example.com', name: 'Ada Lovelace' }]);
});

test('a failed submit moves focus to the first field that needs attention', async ({ page }) => {
  await page.goto('/referral-program/');
  await hydrated(page);
  const form = page.getByRole('main').getByRole('form', { name: 'Referral' });
  await form.getByLabel('Your name').fill('Ada');
  await form.getByLabel('How do you know them?').fill('Gym');
  await button(form).click();
  await expect(form.getByText('Too short! At least 4 characters are required.')).toBeVisible();
  await expect(form.getByLabel('Your e-mail')).toBeFocused();
  await expect(form.getByText('Email is required')).toHaveCount(2);
});

test('a visitor submits a referral', async ({ page }) => {
  const calls = await recordCalls(page);
  await page.goto('/referral-program/');
  const form = page.getByRole('main').getByRole('form', { name: 'Referral' });
  await form.getByLabel('Your name').fill('Ada Lovelace');
  await form.getByLabel('Your e-mail').fill('ada@example.com');
  await form.getByLabel('Their name').fill('Grace Hopper');
  await form.getByLabel('Their e-mail').fill('grace@example.com');
  await button(form).click();
  await expectOfferOfMail(form, 'grace@example.com');
  expect(eventsOf(calls)).toEqual([['referral_program_enrollment', {}]]);
});

test('a founder submits an application', async ({ page }) => {
  const calls = await recordCalls(page);
  await page.goto('/application/');
  const form = page.getByRole('main').getByRole('form', { name: 'Application' });
  await form.getByLabel('Company').fill('Analytical Engines');
  await form.getByLabel("Founder's e-mail").fill('ada@example.com');
  await form.getByLabel('Stage').selectOption({ index: 1 });
  await form.getByLabel('What are you building?').fill('A computer made of brass.');
  await button(form).click();
  await expectOfferOfMail(form, 'Analytical Engines');
  expect(eventsOf(calls)).toEqual([]);
});

/** Holds all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const scripts = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  return release;
}

test('input typed before the scripts load is kept, with focus and without moving the button', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact-us/');
  const form = page.getByRole('main').getByRole('form', { name: 'Contact' });
  await form.getByLabel('Company').pressSequentially('Analytical');
  const before = await button(form).boundingBox();
  release();
  await hydrated(page);
  await expect(form.getByLabel('Company')).toBeFocused();
  await page.keyboard.type(' Engines');
  await expect(form.getByLabel('Company')).toHaveValue('Analytical Engines');
  expect(await button(form).boundingBox()).toEqual(before);
});

test('a submit before the scripts load is processed once they arrive', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.locator('[data-early=waiting]')).toBeVisible();
  release();
  await expect(form.getByText(thanks)).toBeVisible();
});

test('an empty submit before the scripts load shows the site’s own error message once they arrive', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/referral-program/');
  const form = page.getByRole('main').getByRole('form');
  await button(form).click();
  release();
  await expect(form.getByRole('textbox').first()).toBeFocused();
  await expect(form.getByRole('textbox').first()).toHaveAccessibleDescription('This is a required field.');
});

test('when the scripts never load, a submit shows a mail link and keeps the input', async ({ page }) => {
  test.setTimeout(30_000);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact-us/');
  const form = page.getByRole('main').getByRole('form');
  await form.getByRole('textbox').first().fill('Li');
  await button(form).click();
  await expect(form.getByRole('alert').locator('a[href^="mailto:"]')).toBeVisible({ timeout: 12_000 });
  await expect(form.getByRole('textbox').first()).toHaveValue('Li');
});

test('when the page chunk never loads, a submit shows a mail link and keeps the input', async ({ page }) => {
  test.setTimeout(30_000);
  await page.route('**/component---*.js', (route) => route.abort());
  await page.goto('/');
  const form = page.getByRole('contentinfo').getByRole('form');
  await form.getByRole('textbox').fill('ada@example.com');
  await button(form).click();
  await expect(form.getByRole('alert').locator('a[href^="mailto:"]')).toBeVisible({ timeout: 12_000 });
  await expect(form.getByRole('textbox')).toHaveValue('ada@example.com');
});

const engines = {
  'fails to load': (route: Route) => route.abort(),
  hangs: () => {},
};

for (const [what, answer] of Object.entries(engines))
  for (const path of ['/contact-us/', '/referral-program/', '/application/'])
    test(`${path}: when the form engine ${what}, an empty submit shows the site’s own error message`, async ({ page }) => {
      await page.route(engine, answer);
      await page.goto(path);
      await hydrated(page);
      const form = page.getByRole('main').getByRole('form');
      await button(form).click();
      await expect(form.getByRole('textbox').first()).toBeFocused();
      await expect(form.getByRole('textbox').first()).toHaveAccessibleDescription('This is a required field.');
      await form.getByRole('textbox').first().fill('Li');
      await expect(form.getByRole('textbox').first()).toHaveAccessibleDescription('');
    });

test('when the form engine fails to load, a subscription is accepted with a thank-you message', async ({ page }) => {
  await page.route(engine, (route) => route.abort());
  const calls = await recordCalls(page);
  await page.goto('/');
  await hydrated(page);
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toHaveText(thanks);
  // The toasts are in a chunk of their own.
  await expect(page.getByText(thanks)).toHaveCount(2);
  expect(eventNames(calls)).toEqual(['newsletter_signup']);
});

test('a form engine that loads after a failed submit takes over without losing focus or errors', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(engine, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/referral-program/');
  await hydrated(page);
  const form = page.getByRole('main').getByRole('form');
  await button(form).click();
  const first = form.getByRole('textbox').first();
  await expect(first).toHaveAccessibleDescription('This is a required field.');
  const second = form.locator('input[type=email]').first();
  await second.fill('ada@@example.com');
  const arrived = page.waitForResponse(engine);
  release();
  await arrived;
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleDescription('Invalid email');
  await expect(first).toHaveAccessibleDescription('This is a required field.');
});

test('form and dialog code is not requested for a visitor who does not interact', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  await page.waitForTimeout(1_000);
  expect(requests.filter((url) => engine.test(url) || /contact-dialog/.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every form is readable and shows another way to make contact instead of a submit button', async ({ page }) => {
    for (const [path, name] of [
      ['/contact-us/', 'Contact'],
      ['/referral-program/', 'Referral'],
      ['/application/', 'Application'],
    ] as const) {
      await page.goto(path);
      const form = page.getByRole('main').getByRole('form', { name });
      await expect(form.getByRole('textbox').first()).toBeVisible();
      // Playwright's text selectors do not look inside `noscript`.
      await expect(form.locator('noscript p')).toBeVisible();
      await expect(button(form)).toBeHidden();
    }
  });
});
