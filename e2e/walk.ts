import { expect, type Page } from 'playwright/test';

/** From the home page to services by menu and footer, then back and forward: what every visitor does. */
export async function walkTheSite(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  const home = (await heading.textContent()) ?? '';

  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Services', { exact: true }).click();
  await menu.getByRole('link', { name: 'Web development' }).click();
  await expect(page).toHaveURL(/\/services\/web-development\/$/);
  await expect(heading).not.toHaveText(home);
  const first = (await heading.textContent()) ?? '';

  await page.getByRole('contentinfo').getByRole('link', { name: 'React Native development' }).click();
  await expect(page).toHaveURL(/\/services\/react-native-development\/$/);
  await expect(heading).not.toHaveText(first);

  await page.goBack();
  await expect(heading).toHaveText(first);
  await page.goBack();
  await expect(heading).toHaveText(home);
  await page.goForward();
  await expect(heading).toHaveText(first);
}
