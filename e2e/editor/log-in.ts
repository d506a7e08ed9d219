import { expect, type Page } from 'playwright/test';

/** Logs in to the published editor as a writer does, with a token that is pasted into a window. */
export async function logIn(page: Page, token: string, address = '/admin/'): Promise<void> {
  await page.goto(address);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login with GitHub' }).click();
  const window = await opened;
  await window.getByLabel('Paste the token').fill(token);
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Log in' }).click();
  await closed;
  await expect(page.getByRole('link', { name: 'Workflow' })).toBeVisible();
}
