import { expect, type Locator, type Page } from 'playwright/test';
import { application, contact, ifAny } from './pages';
import { words } from './words';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const menu = (page: Page) => page.getByRole('navigation', { name: words.header.main });
export const footer = (page: Page) => page.getByRole('contentinfo');

/** A link's path, as the page has it. */
export async function pathOf(link: Locator): Promise<string> {
  return new URL((await link.getAttribute('href')) ?? '', 'https://any.example').pathname;
}

export const callToAction = (page: Page) => page.getByRole('main').locator(`a[href="${contact}"]`).first();

/** Links to other pages of the site with menu and footer; the call to action opens a dialog instead. */
function leadingElsewhere(links: Locator, page: Page, but: readonly string[]): Locator {
  const excluded = [new URL(page.url()).pathname, contact, ...ifAny(application), ...but].map((path) => `:not([href="${path}"])`).join('');
  return links.and(page.locator(`a[href^="/"]:not([href*="#"], [aria-current])${excluded}`));
}

/** A link in the footer to a page other than this one and those given. */
export const footerLink = (page: Page, ...but: string[]) => leadingElsewhere(footer(page).locator('a'), page, but).first();

/** Opens the first panel of the menu, if it has one, and returns a link in the menu to another page. */
export async function menuLink(page: Page): Promise<Locator> {
  const panel = menu(page).locator('summary').first();
  if ((await panel.count()) > 0) await panel.click();
  const place = (await panel.count()) > 0 ? menu(page).locator('details[open] a') : menu(page).getByRole('listitem').locator('a');
  return leadingElsewhere(place, page, []).first();
}

/** Follows a link until its page is shown: the address changes a frame earlier, while the page before is still there. */
export async function follow(page: Page, link: Locator): Promise<string> {
  const path = await pathOf(link);
  await expect(page).toHaveTitle(/\S/);
  const before = await page.title();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page).not.toHaveTitle(before);
  return path;
}

/** Follows the link to a path by script, because a real click would scroll it into view first. */
export async function followInPlace(page: Page, path: string): Promise<void> {
  const link = page.locator(`:is(header, main, footer) a[href="${path}"]`).first();
  const before = await page.title();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(path);
  await expect(page).not.toHaveTitle(before);
}
