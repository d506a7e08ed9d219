import { expect, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { watchConsole } from './console-watch';
import { hold } from './held-requests';
import { callToAction, follow, footer, footerLink, heading, menu, menuLink, pathOf } from './links';
import { expectPage, openPage } from './open-page';
import { application, companyEmail, contact, goal, hasNewsletter, hasSubmenu, home, ifAny, start } from './pages';
import { walkTheSite } from './walk';
import { words } from './words';

test('a visitor navigates by menu and footer, back and forward, without console errors or warnings', async ({ page }) => {
  const complaints = watchConsole(page);
  await walkTheSite(page);
  expect(complaints).toEqual([]);
});

if (hasSubmenu)
  test('the menu opens, navigates and closes by keyboard, and restores focus', async ({ page }) => {
    await openPage(page, home);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.skipToContent })).toBeFocused();
    const opener = menu(page).locator('summary').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const link = menu(page).locator('details[open]').getByRole('link').first();
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await hydrated(page);
    await page.keyboard.press('Escape');
    await expect(menu(page).locator('details[open]')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

if (hasSubmenu)
  test('the last link of a panel longer than the window is reached, and no entry of a second line covers the first', async ({ page }) => {
    await openPage(page, home);
    await hydrated(page);
    await menu(page).evaluate((nav) => {
      const [entries, panel] = [nav.querySelector('ul'), nav.querySelector('details ul')];
      for (let count = 0; count < 40; count += 1) panel?.append(panel.children[0]?.cloneNode(true) ?? '');
      for (let count = 0; count < 12; count += 1) entries?.append(entries.lastElementChild?.cloneNode(true) ?? '');
    });
    await menu(page).locator('summary').first().click();
    const links = menu(page).locator('details[open]').getByRole('link');
    await links.first().click({ trial: true });
    await links.last().hover();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  });

test('a missing page responds with 404 and links to the home page', async ({ page }) => {
  await openPage(page, '/no-such-page/', { status: 404 });
  await expect(page.getByRole('strong').getByText('404', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.error.home }).click();
  await expect(page).toHaveURL(home);
});

test('a path without a trailing slash ends up at the path with one', async ({ page }) => {
  await openPage(page, goal.replace(/\/$/, ''));
  expect(new URL(page.url()).pathname).toBe(goal);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu and the footer groups open on click', async ({ page }) => {
    await openPage(page, home);
    await page.getByText(words.header.menu, { exact: true }).click();
    await follow(page, await menuLink(page));
    await expect(menu(page)).toBeHidden();

    const group = footer(page).locator('details').first();
    const link = group.getByRole('link').first();
    await expect(link).toBeHidden();
    await group.locator('summary').click();
    await expect(link).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are readable, the menu opens, links work and the contact address is visible', async ({ page }) => {
    await openPage(page, home);
    await follow(page, await menuLink(page));
    await expect(heading(page)).toBeVisible();
    await callToAction(page).click();
    await expect(page).toHaveURL(contact);
    await expect(page.getByRole('main').getByRole('form').getByRole('link', { name: companyEmail })).toBeVisible();
    await expect(footer(page).getByRole('listitem').getByRole('link', { name: companyEmail })).toBeVisible();
  });
});

test('the footer and its typed input persist across pages, but focus moves out of it', async ({ page }) => {
  await openPage(page, start);
  await hydrated(page);
  const before = (await heading(page).textContent()) ?? '';
  const email = footer(page).locator('input[type="email"]');
  if (hasNewsletter) await email.fill('ada@example.com');
  await footer(page).evaluate((element) => element.setAttribute('data-of-the-first-page', ''));
  await follow(page, footerLink(page));
  await expect(heading(page)).not.toHaveText(before);
  await expect(footer(page)).toHaveAttribute('data-of-the-first-page');
  if (hasNewsletter) await expect(email).toHaveValue('ada@example.com');
  await expect.poll(() => footer(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test.describe('on a slow device', () => {
  // Its requests could not be held back.
  test.use({ serviceWorkers: 'block' });

  test('a link followed while another page is being rendered leads to its page', async ({ page }) => {
    await openPage(page, start);
    await hydrated(page);
    const first = footerLink(page);
    const firstPath = await pathOf(first);
    const second = footerLink(page, firstPath);
    const path = await pathOf(second);
    const letGo = await hold(page, `**/page-data${path}page-data.json`);
    // The router changes the address first, then renders.
    await second.evaluate((link: HTMLElement) => {
      const { pushState } = window.history;
      window.history.pushState = (...entry) => {
        window.history.pushState = pushState;
        window.history.pushState(...entry);
        link.click();
      };
    });
    await first.click();
    await expectPage(page, firstPath);
    letGo();
    await expectPage(page, path);
  });
});

for (const path of ifAny(application))
  test('a standalone page has no footer, even if the page before had one', async ({ page }) => {
    await openPage(page, start);
    await hydrated(page);
    await expect(footer(page)).toHaveCount(1);
    await page.evaluate((to) => (window as unknown as { ___navigate: (path: string) => void }).___navigate(to), path);
    await expect(page).toHaveURL(path);
    await expect(footer(page)).toHaveCount(0);
  });
