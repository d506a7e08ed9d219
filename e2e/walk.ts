import { expect, type Page } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { follow, footerLink, heading, menuLink } from './links';
import { home } from './pages';

/** From the home page to other pages by menu and footer, then back and forward: what every visitor does. */
export async function walkTheSite(page: Page, { onceHydrated = false } = {}): Promise<void> {
  const response = await page.goto(home);
  expect(response?.status()).toBe(200);
  if (onceHydrated) await hydrated(page);
  const start = (await heading(page).textContent()) ?? '';

  const first = await follow(page, await menuLink(page));
  await expect(heading(page)).not.toHaveText(start);
  const firstHeading = (await heading(page).textContent()) ?? '';

  await follow(page, footerLink(page, home, first));
  await expect(heading(page)).not.toHaveText(firstHeading);

  await page.goBack();
  await expect(heading(page)).toHaveText(firstHeading);
  await page.goBack();
  await expect(heading(page)).toHaveText(start);
  await page.goForward();
  await expect(heading(page)).toHaveText(firstHeading);
}
