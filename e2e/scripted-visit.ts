import { expect, type Locator, type Page } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { callToAction, follow, footerLink, menuLink } from './links';
import { openPage } from './open-page';
import { application, contact, hasNewsletter, home, referral } from './pages';
import { passTime } from './pass-time';
import { words, wordsOf } from './words';

/** What the visitor types into email and name fields. */
export const canary = { email: 'canary.7319@example.com', name: 'Canary Birdwhistle' } as const;

export const campaign = {
  id: '42',
  medium: 'email',
  name: 'spring launch',
  source: 'newsletter',
  term: 'apps',
  content: 'top link',
  gclid: 'Cj0KCQ',
} as const;

const landingQuery = new URLSearchParams({
  utm_id: campaign.id,
  utm_medium: campaign.medium,
  utm_campaign: campaign.name,
  utm_source: campaign.source,
  utm_term: campaign.term,
  utm_content: campaign.content,
  gclid: campaign.gclid,
});

/** A page view as it should be recorded. */
type View = { path: string; search: string; title: string; url: string };

export type Visit = { views: View[]; interest: string };

/** Links and forms are interactive once React has hydrated the element. */
async function alive(locator: Locator): Promise<Locator> {
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => locator.evaluate(isAlive)).toBe(true);
  return locator;
}

async function seen(page: Page, path: string): Promise<View> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await hydrated(page);
  await alive(page.getByRole('contentinfo').or(page.getByRole('main')).first());
  // The title is empty for a moment while Gatsby replaces it.
  await expect(page).toHaveTitle(/\S/);
  // Page views are recorded 50 ms after the route change, or after the title is there.
  await passTime(page, 150);
  const { search, origin } = new URL(page.url());
  return { path, search, title: await page.title(), url: `${origin}${path}${search}` };
}

async function openAndCloseDialog(page: Page): Promise<void> {
  await (await alive(callToAction(page))).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function subscribe(page: Page): Promise<void> {
  const { label, email, submit, accepted } = words.forms.newsletter;
  const form = page.getByRole('contentinfo').getByRole('form', { name: label.footer });
  await (await alive(form)).getByLabel(email).fill(canary.email);
  await form.getByRole('button', { name: submit }).click();
  await expect(form.getByRole('status')).toContainText(accepted);
}

/** Completes both steps; returns the value of the chosen interest. */
async function writeToUs(page: Page): Promise<string> {
  const { label, name, email, message, submit, detailsLabel, budget, detailsSubmit, again } = words.forms.contact;
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: label, exact: true });
  await (await alive(form)).getByLabel(name, { exact: true }).fill(canary.name);
  await form.getByLabel(email).fill(canary.email);
  await form.getByLabel(message).fill(`I am ${canary.name}, write to ${canary.email}.`);
  await form.getByRole('button', { name: submit }).click();

  const details = main.getByRole('form', { name: detailsLabel });
  const interest = details.getByRole('checkbox').first();
  await interest.check();
  const value = await interest.inputValue();
  // An agency may not ask for it.
  for (const select of await details.getByLabel(budget).all()) await select.selectOption({ index: 1 });
  await details.getByRole('button', { name: detailsSubmit }).click();
  await expect(main.getByRole('button', { name: again })).toBeVisible();
  return value;
}

/** Whether the receiver accepted it or none is configured, the form says so. */
const answered = (accepted: string) => new RegExp([accepted, words.forms.nowhere].map((text) => text.replace(/[.?]/g, '\\$&')).join('|'));

async function refer(page: Page): Promise<void> {
  const { label, referrerName, referrerEmail, friendName, friendEmail, submit, accepted } = wordsOf('referral').forms.referral;
  const form = page.getByRole('main').getByRole('form', { name: label });
  await (await alive(form)).getByLabel(referrerName).fill(canary.name);
  await form.getByLabel(referrerEmail).fill(canary.email);
  await form.getByLabel(friendName).fill(canary.name);
  await form.getByLabel(friendEmail).fill(canary.email);
  await form.getByRole('button', { name: submit }).click();
  await expect(form.getByRole('status')).toContainText(answered(accepted));
}

async function apply(page: Page): Promise<void> {
  const { label, company, email, stage, product, submit, accepted } = wordsOf('application').forms.application;
  const form = page.getByRole('main').getByRole('form', { name: label });
  await (await alive(form)).getByLabel(company).fill(canary.name);
  await form.getByLabel(email).fill(canary.email);
  await form.getByLabel(stage).selectOption({ index: 1 });
  await form.getByLabel(product).fill(`I am ${canary.name}, write to ${canary.email}.`);
  await form.getByRole('button', { name: submit }).click();
  await expect(form.getByRole('status')).toContainText(answered(accepted));
}

/**
 * A visitor arrives from a campaign, browses pages, opens and closes the dialog, and uses every form that the site has. The last
 * pages are full loads, so visit data must come from browser storage.
 */
export async function makeScriptedVisit(page: Page): Promise<Visit> {
  const views: View[] = [];
  // Third-party scripts may delay the load event indefinitely.
  const goTo = (path: string) => openPage(page, path, { waitUntil: 'domcontentloaded' });
  await goTo(`/?${landingQuery}`);
  views.push(await seen(page, home));
  const first = await follow(page, await menuLink(page));
  views.push(await seen(page, first));
  views.push(await seen(page, await follow(page, footerLink(page, home, first))));
  await openAndCloseDialog(page);
  if (hasNewsletter) await subscribe(page);
  await goTo(contact);
  views.push(await seen(page, contact));
  const interest = await writeToUs(page);
  if (referral) {
    await goTo(referral);
    views.push(await seen(page, referral));
    await refer(page);
  }
  if (application) {
    await goTo(application);
    views.push(await seen(page, application));
    await apply(page);
  }
  return { views, interest };
}
