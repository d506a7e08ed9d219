import { expect, type Locator, type Page, type Route, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { earlySubmitLimitMs } from '../src/site/document/early-submit-script';
import { keepToasts } from './accessibility/page-states';
import { boxOf } from './box';
import { openPage } from './open-page';
import { application, contact, hasNewsletter, home, ifAny, post, referral } from './pages';
import { recordCalls } from './recorded-calls';
import { eventNames, eventsOf } from './recorded-events';
import { filled, words, wordsOf } from './words';

// Responses cached by a service worker could not be broken.
test.use({ serviceWorkers: 'block' });

const { newsletter, contact: contactWords, errors } = words.forms;
const thanks = newsletter.accepted;
const { referral: referralWords } = wordsOf('referral').forms;
const { application: applicationWords } = wordsOf('application').forms;
const engine = /form-engine/;

/** Expects that without an endpoint nothing claims to be delivered, and that an email with the typed text is offered instead. */
async function expectOfferOfMail(place: Locator, typed: string): Promise<void> {
  const mail = place.getByRole('status').locator('a[href^="mailto:"]');
  await expect(mail).toBeVisible();
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(typed);
  for (const { accepted } of [contactWords, referralWords, applicationWords]) await expect(place.getByText(accepted)).toHaveCount(0);
}

const button = (form: Locator) => form.getByRole('button').first();

if (hasNewsletter)
  test('subscribing in the footer shows a thank-you message and blocks a second submit for a moment', async ({ page }) => {
    const calls = await recordCalls(page);
    await page.clock.install();
    await openPage(page, home);
    const form = page.getByRole('contentinfo').getByRole('form', { name: newsletter.label.footer });
    await form.getByLabel(newsletter.email).fill('ada@example.com');
    await hydrated(page);
    // From here on time stands still: neither the toast nor the lock of the button is over before the test looks.
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.getByRole('button', { name: newsletter.submit }).click();
    await expect(form.getByRole('status')).toHaveText(thanks);
    await expect(page.getByText(thanks)).toHaveCount(2);
    await expect(form.getByRole('button', { name: newsletter.submit })).toBeDisabled();
    await page.clock.runFor(3_000);
    await expect(form.getByRole('button', { name: newsletter.submit })).toBeEnabled();
    await expect(form.getByRole('button', { name: newsletter.submit })).toBeFocused();
    await expect(form.getByLabel(newsletter.email)).toHaveValue('');
    await expect.poll(() => eventsOf(calls)).toEqual([['newsletter_signup', { email: 'ada@example.com', source: 'footer' }]]);
  });

for (const path of hasNewsletter ? ifAny(post) : [])
  test('the newsletter form of a blog post reports its own source', async ({ page }) => {
    const calls = await recordCalls(page);
    await openPage(page, path);
    const form = page.getByRole('main').getByRole('form', { name: newsletter.label.blog_post });
    await form.getByLabel(newsletter.email).fill('ada@example.com');
    await form.getByRole('button', { name: newsletter.submit }).click();
    await expect(form.getByRole('status')).toHaveText(thanks);
    await expect.poll(() => eventsOf(calls)).toEqual([['newsletter_signup', { email: 'ada@example.com', source: 'blog_post' }]]);
  });

if (hasNewsletter)
  test('an invalid email address shows an error on blur, without moving the button', async ({ page }) => {
    await openPage(page, home);
    await hydrated(page);
    const form = page.getByRole('contentinfo').getByRole('form', { name: newsletter.label.footer });
    const field = form.getByLabel(newsletter.email);
    await field.fill('ada@@example.com');
    const before = await boxOf(form.getByRole('button'));
    await field.blur();
    await expect(form.getByText(errors.emailInvalid)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByRole('button')).toBeDisabled();
    await expect.poll(() => boxOf(form.getByRole('button'))).toEqual(before);
    await field.fill('ada@example.com');
    await expect(form.getByText(errors.emailInvalid)).toBeHidden();
    await expect(form.getByRole('button')).toBeEnabled();
  });

test('a visitor submits the contact form in two steps', async ({ page }) => {
  const calls = await recordCalls(page);
  await openPage(page, contact);
  const main = page.getByRole('main');
  const message = main.getByRole('form', { name: contactWords.label });
  await message.getByLabel(contactWords.name, { exact: true }).fill('Ada Lovelace');
  await message.getByLabel(contactWords.email).fill('ada@example.com');
  await message.getByLabel(contactWords.message).fill('We need an analytical engine.');
  await button(message).click();
  const heading = main.getByRole('heading', { name: contactWords.detailsHeading });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(/./);
  await expectOfferOfMail(main, 'analytical engine');
  const details = main.getByRole('form', { name: contactWords.detailsLabel });
  await button(details).click();
  await expect(details.getByRole('checkbox').first()).toHaveAttribute('aria-invalid', 'true');
  await expect(details.getByText(errors.multiSelect)).toBeVisible();
  await details.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await expect(details.getByRole('checkbox').first()).toBeChecked();
  for (const select of await details.getByLabel(contactWords.budget).all()) await select.selectOption({ index: 2 });
  await button(details).click();
  await expect(main.locator('h3:focus')).toBeVisible();
  await expectOfferOfMail(main, 'analytical engine');
  await expect.poll(() => eventNames(calls)).toEqual(['identify', 'contact_us_submit', 'interests_set', 'contact_us_submit_2']);
  expect(eventsOf(calls).at(0)).toEqual(['identify', { email: 'ada@example.com', name: 'Ada Lovelace' }]);
});

for (const path of ifAny(referral))
  test('a failed submit moves focus to the first field that needs attention', async ({ page }) => {
    await openPage(page, path);
    await hydrated(page);
    const form = page.getByRole('main').getByRole('form', { name: referralWords.label });
    await form.getByLabel(referralWords.referrerName).fill('Ada');
    await form.getByLabel(referralWords.relation).fill('Gym');
    await button(form).click();
    await expect(form.getByText(filled(errors.tooShort, { least: 4 }))).toBeVisible();
    await expect(form.getByLabel(referralWords.referrerEmail)).toBeFocused();
    await expect(form.getByText(errors.emailRequired)).toHaveCount(2);
  });

for (const path of ifAny(referral))
  test('a visitor submits a referral', async ({ page }) => {
    const calls = await recordCalls(page);
    await openPage(page, path);
    const form = page.getByRole('main').getByRole('form', { name: referralWords.label });
    await form.getByLabel(referralWords.referrerName).fill('Ada Lovelace');
    await form.getByLabel(referralWords.referrerEmail).fill('ada@example.com');
    await form.getByLabel(referralWords.friendName).fill('Grace Hopper');
    await form.getByLabel(referralWords.friendEmail).fill('grace@example.com');
    await button(form).click();
    await expectOfferOfMail(form, 'grace@example.com');
    await expect.poll(() => eventsOf(calls)).toEqual([['referral_program_enrollment', {}]]);
  });

for (const path of ifAny(application))
  test('a founder submits an application', async ({ page }) => {
    const calls = await recordCalls(page);
    await openPage(page, path);
    const form = page.getByRole('main').getByRole('form', { name: applicationWords.label });
    await form.getByLabel(applicationWords.company).fill('Analytical Engines');
    await form.getByLabel(applicationWords.email).fill('ada@example.com');
    await form.getByLabel(applicationWords.stage).selectOption({ index: 1 });
    await form.getByLabel(applicationWords.product).fill('A computer made of brass.');
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
  await openPage(page, contact);
  const form = page.getByRole('main').getByRole('form', { name: contactWords.label });
  await form.getByLabel(contactWords.company).pressSequentially('Analytical');
  const before = await boxOf(button(form));
  release();
  await hydrated(page);
  await expect(form.getByLabel(contactWords.company)).toBeFocused();
  await page.keyboard.type(' Engines');
  await expect(form.getByLabel(contactWords.company)).toHaveValue('Analytical Engines');
  await expect.poll(() => boxOf(button(form))).toEqual(before);
});

if (hasNewsletter)
  test('a submit before the scripts load is processed once they arrive', async ({ page }) => {
    const release = await holdScripts(page);
    await openPage(page, home);
    const form = page.getByRole('contentinfo').getByRole('form', { name: newsletter.label.footer });
    await form.getByLabel(newsletter.email).fill('ada@example.com');
    await form.getByRole('button', { name: newsletter.submit }).click();
    await expect(form.locator('[data-early=waiting]')).toBeVisible();
    release();
    await expect(form.getByText(thanks)).toBeVisible();
  });

for (const path of ifAny(referral))
  test('an empty submit before the scripts load shows the site’s own error message once they arrive', async ({ page }) => {
    const release = await holdScripts(page);
    await openPage(page, path);
    const form = page.getByRole('main').getByRole('form');
    await button(form).click();
    release();
    await expect(form.getByRole('textbox').first()).toBeFocused();
    await expect(form.getByRole('textbox').first()).toHaveAccessibleDescription(errors.required);
  });

test('when the scripts never load, a submit shows a mail link and keeps the input', async ({ page }) => {
  await page.clock.install();
  await page.route('**/*.js', (route) => route.abort());
  await openPage(page, contact);
  const form = page.getByRole('main').getByRole('form');
  await form.getByRole('textbox').first().fill('Li');
  await button(form).click();
  await page.clock.fastForward(earlySubmitLimitMs);
  await expect(form.getByRole('alert').locator('a[href^="mailto:"]')).toBeVisible();
  await expect(form.getByRole('textbox').first()).toHaveValue('Li');
});

if (hasNewsletter)
  test('when the page chunk never loads, a submit shows a mail link and keeps the input', async ({ page }) => {
    await page.clock.install();
    await page.route('**/component---*.js', (route) => route.abort());
    await openPage(page, home);
    const form = page.getByRole('contentinfo').getByRole('form');
    await form.getByRole('textbox').fill('ada@example.com');
    await button(form).click();
    await page.clock.fastForward(earlySubmitLimitMs);
    await expect(form.getByRole('alert').locator('a[href^="mailto:"]')).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('ada@example.com');
  });

const engines = {
  'fails to load': (route: Route) => route.abort(),
  hangs: () => {},
};

for (const [what, answer] of Object.entries(engines))
  test(`when the form engine ${what}, an empty submit shows the site’s own error message`, async ({ page }) => {
    await page.route(engine, answer);
    await openPage(page, contact);
    await hydrated(page);
    const form = page.getByRole('main').getByRole('form');
    await button(form).click();
    await expect(form.getByRole('textbox').first()).toBeFocused();
    await expect(form.getByRole('textbox').first()).toHaveAccessibleDescription(errors.required);
    await form.getByRole('textbox').first().fill('Li');
    await expect(form.getByRole('textbox').first()).toHaveAccessibleDescription('');
  });

if (hasNewsletter)
  test('when the form engine fails to load, a subscription is accepted with a thank-you message', async ({ page }) => {
    await page.route(engine, (route) => route.abort());
    const calls = await recordCalls(page);
    await openPage(page, home);
    await hydrated(page);
    const form = page.getByRole('contentinfo').getByRole('form', { name: newsletter.label.footer });
    await form.getByLabel(newsletter.email).fill('ada@example.com');
    await keepToasts(page);
    await form.getByRole('button', { name: newsletter.submit }).click();
    await expect(form.getByRole('status')).toHaveText(thanks);
    // The toasts are in a chunk of their own.
    await expect(page.getByText(thanks)).toHaveCount(2);
    await expect.poll(() => eventNames(calls)).toEqual(['newsletter_signup']);
  });

for (const path of ifAny(referral))
  test('a form engine that loads after a failed submit takes over without losing focus or errors', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(engine, async (route) => {
      await held;
      await route.continue();
    });
    await openPage(page, path);
    await hydrated(page);
    const form = page.getByRole('main').getByRole('form');
    await button(form).click();
    const first = form.getByRole('textbox').first();
    await expect(first).toHaveAccessibleDescription(errors.required);
    const second = form.locator('input[type=email]').first();
    await second.fill('ada@@example.com');
    const arrived = page.waitForResponse(engine);
    release();
    await arrived;
    await expect(second).toBeFocused();
    await expect(second).toHaveAccessibleDescription(errors.emailInvalid);
    await expect(first).toHaveAccessibleDescription(errors.required);
  });

test('form and dialog code is not requested for a visitor who does not interact', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page, home);
  await hydrated(page);
  await page.waitForTimeout(1_000);
  expect(requests.filter((url) => engine.test(url) || /contact-dialog/.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every form is readable and shows another way to make contact instead of a submit button', async ({ page }) => {
    for (const [path, name] of [
      [contact, contactWords.label],
      [referral, referralWords.label],
      [application, applicationWords.label],
    ] as const) {
      if (path === undefined) continue;
      await openPage(page, path);
      const form = page.getByRole('main').getByRole('form', { name });
      await expect(form.getByRole('textbox').first()).toBeVisible();
      // Playwright's text selectors do not look inside `noscript`.
      await expect(form.locator('noscript p')).toBeVisible();
      await expect(button(form)).toBeHidden();
    }
  });
});
