import { expect } from 'playwright/test';
import { violationsOn } from '../accessibility/violations';
import { test } from './connected-editor';
import { logIn } from './log-in';

const loggedIn = { name: 'Workflow' };

const refusals = [
  ['an empty field', '', 'Paste the token first.'],
  ['a token of the old kind', 'ghp_0123456789abcdefghijklmnopqrstuvwxyz', /Create a fine-grained one/],
  ['half a token', 'github_pat_11', /This is not a complete token/],
  ['a token that GitHub does not know', 'github_pat_11UNKNOWN0000000000000', /It may have expired or been revoked/],
] as const;

const limited = [
  ['blind', /This token cannot see agency\/website/],
  ['outsider', /Your GitHub account cannot write to agency\/website/],
  ['reader', /set Contents to Read and write/],
  ['silent', /set Pull requests to Read and write/],
] as const;

test('the login page refuses what would fail later, and says what to do', async ({ page, repository, tokens, violations }) => {
  const first = repository.find('main');
  await page.goto('/admin/login.html');
  const [field, problem] = [page.getByLabel('Paste the token'), page.getByRole('alert')];
  const submit = async (token: string) => {
    await field.fill(token);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  for (const [what, token, words] of refusals) {
    await test.step(what, async () => {
      await submit(token);
      await expect(problem).toHaveText(words);
    });
  }
  for (const [token, words] of limited) {
    await submit(tokens[token]);
    await expect(problem).toHaveText(words);
  }
  await page.context().setOffline(true);
  await page.unrouteAll();
  await page.context().unrouteAll();
  await submit(tokens.writer);
  await expect(problem).toHaveText(/GitHub could not be reached/);
  await expect(page).toHaveURL(/login\.html$/);
  expect(repository.find('main')).toBe(first);
  expect(violations).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`the login page is accessible at ${width} px, with its sentence too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/login.html');
    await page.getByLabel('Paste the token').press('Enter');
    await expect(page.getByLabel('Paste the token')).toHaveAccessibleDescription('Paste the token first.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violationsOn(page)).toEqual([]);
  });
}

test('the window that the editor opens logs in and closes', async ({ page, repository, tokens, violations }) => {
  expect(repository.find('main')).toBeDefined();
  await logIn(page, ` ${tokens.writer}\n`, '/admin/#/collections/service');
  await expect(page).toHaveURL(/#\/collections\/service$/);
  expect(violations).toEqual([]);
});

test('where windows are blocked, the same tab logs in and returns to where the writer was', async ({ page, repository, tokens }) => {
  expect(repository.find('main')).toBeDefined();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/admin/#/collections/service');
  await page.getByRole('button', { name: 'Login with GitHub' }).click();
  await page.getByLabel('Paste the token').fill(tokens.writer);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('link', loggedIn)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/#\/collections\/service$/);
});
