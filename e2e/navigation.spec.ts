import { expect, test } from 'playwright/test';
import { hydrated } from '../src/commands/hydrated';
import { siteFacts } from '../src/model/site-url';
import { watchConsole } from './console-watch';
import { walkTheSite } from './walk';

test('a visitor navigates by menu and footer, back and forward, without console errors or warnings', async ({ page }) => {
  const complaints = watchConsole(page);
  await walkTheSite(page);
  expect(complaints).toEqual([]);
});

test('the menu opens, navigates and closes by keyboard, and restores focus', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const services = page.getByRole('navigation', { name: 'Main' }).getByText('Services', { exact: true });
  await services.focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Web development' });
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await hydrated(page);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(services).toBeFocused();
});

test('a missing page responds with 404 and links to the home page', async ({ page }) => {
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('strong').getByText('404', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('a path without a trailing slash ends up at the path with one', async ({ page }) => {
  await page.goto('/services/web-development');
  await expect(page).toHaveURL(/\/services\/web-development\/$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu and the footer groups open on click', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Menu', { exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Services', { exact: true }).click();
    await menu.getByRole('link', { name: 'Web development' }).click();
    await expect(page).toHaveURL(/\/services\/web-development\/$/);
    await expect(menu).toBeHidden();

    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'Austin' });
    await expect(link).toBeHidden();
    await footer.locator('summary', { hasText: 'Cities we serve' }).click();
    await expect(link).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are readable, the menu opens, links work and the contact address is visible', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Services', { exact: true }).click();
    await menu.getByRole('link', { name: 'Web development' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'work together' }).first().click();
    await expect(page).toHaveURL(/\/contact-us\/$/);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: siteFacts()?.email ?? 'none' })).toBeVisible();
  });
});

test('the footer and its typed input persist across pages, but focus moves out of it', async ({ page }) => {
  await page.goto('/about-us/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.locator('input[type="email"]').fill('ada@example.com');
  await footer.evaluate((element) => element.setAttribute('data-of-the-first-page', ''));
  await footer.getByRole('link', { name: 'Technologies', exact: true }).click();
  await expect(page).toHaveURL(/\/technologies\/$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/about/i);
  await expect(footer).toHaveAttribute('data-of-the-first-page');
  await expect(footer.locator('input[type="email"]')).toHaveValue('ada@example.com');
  expect(await footer.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  // A standalone page has none.
  await page.evaluate(() => (window as unknown as { ___navigate: (path: string) => void }).___navigate('/application/'));
  await expect(page).toHaveURL(/\/application\/$/);
  await expect(footer).toHaveCount(0);
});
