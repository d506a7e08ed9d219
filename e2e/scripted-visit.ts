import { expect, type Locator, type Page } from 'playwright/test';
import { hydrated } from '../src/commands/hydrated';

/** What the visitor types into e-mail and name fields. */
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
  // Page views are recorded 50 ms after the route change.
  await page.waitForTimeout(150);
  const { search, origin } = new URL(page.url());
  return { path, search, title: await page.title(), url: `${origin}${path}${search}` };
}

async function openAndCloseDialog(page: Page): Promise<void> {
  const callToAction = page.getByRole('main').locator('a[href="/contact-us/"]').first();
  await (await alive(callToAction)).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function subscribe(page: Page): Promise<void> {
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await (await alive(form)).getByLabel('E-mail').fill(canary.email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toContainText('Thank you for subscribing');
}

/** Completes both steps; returns the value of the chosen interest. */
async function contact(page: Page): Promise<string> {
  const main = page.getByRole('main');
  const message = main.getByRole('form', { name: 'Contact', exact: true });
  await (await alive(message)).getByLabel('Name', { exact: true }).fill(canary.name);
  await message.getByLabel('E-mail').fill(canary.email);
  await message.getByLabel('How can we help?').fill(`I am ${canary.name}, write to ${canary.email}.`);
  await message.getByRole('button', { name: 'Send message' }).click();

  const details = main.getByRole('form', { name: 'Project details' });
  const interest = details.getByRole('checkbox').first();
  await interest.check();
  const value = await interest.inputValue();
  await details.getByLabel('Budget').selectOption('25k-75k');
  await details.getByRole('button', { name: 'Send details' }).click();
  await expect(main.getByRole('button', { name: 'Write another message' })).toBeVisible();
  return value;
}

async function refer(page: Page): Promise<void> {
  const form = page.getByRole('main').getByRole('form', { name: 'Referral' });
  await (await alive(form)).getByLabel('Your name').fill(canary.name);
  await form.getByLabel('Your e-mail').fill(canary.email);
  await form.getByLabel('Their name').fill(canary.name);
  await form.getByLabel('Their e-mail').fill(canary.email);
  await form.getByRole('button', { name: 'Send referral' }).click();
  await expect(form.getByRole('status')).toContainText(/Thank you|Nothing was sent/);
}

async function apply(page: Page): Promise<void> {
  const form = page.getByRole('main').getByRole('form', { name: 'Application' });
  await (await alive(form)).getByLabel('Company').fill(canary.name);
  await form.getByLabel("Founder's e-mail").fill(canary.email);
  await form.getByLabel('Stage').selectOption('idea');
  await form.getByLabel('What are you building?').fill(`I am ${canary.name}, write to ${canary.email}.`);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByRole('status')).toContainText(/Thank you|Nothing was sent/);
}

/**
 * A visitor arrives from a campaign, browses pages, opens and closes the dialog, and uses every form. The last three pages
 * are full loads, so visit data must come from browser storage.
 */
export async function makeScriptedVisit(page: Page): Promise<Visit> {
  const views: View[] = [];
  // Third-party scripts may delay the load event indefinitely.
  const goTo = (path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });
  await goTo(`/?${landingQuery}`);
  views.push(await seen(page, '/'));
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Services', { exact: true }).click();
  await menu.getByRole('link', { name: 'Web development' }).click();
  views.push(await seen(page, '/services/web-development/'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'React Native development' }).click();
  views.push(await seen(page, '/services/react-native-development/'));
  await openAndCloseDialog(page);
  await subscribe(page);
  await goTo('/contact-us/');
  views.push(await seen(page, '/contact-us/'));
  const interest = await contact(page);
  await goTo('/referral-program/');
  views.push(await seen(page, '/referral-program/'));
  await refer(page);
  await goTo('/application/');
  views.push(await seen(page, '/application/'));
  await apply(page);
  return { views, interest };
}
