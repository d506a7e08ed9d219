import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { startScripts } from '../faults/visitor';
import { canary } from '../scripted-visit';
import { words } from '../words';
import { anotherPage, anotherPageAddress, followFooterLink } from './another-page';
import { intake, messages, receiveReports, settle } from './reports';
import { settings } from './settings';

const { GATSBY_CODE_VERSION: codeVersion } = settings;

// Requests by a service worker would bypass the intake mocked here.
test.use({ serviceWorkers: 'block' });

const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

test('a visit without errors sends no reports', async ({ page }) => {
  const { envelopes } = await receiveReports(page);
  await page.goto('/');
  await hydrated(page);
  await followFooterLink(page);
  await settle(page);
  expect(envelopes).toEqual([]);
});

test('uncaught errors and unhandled rejections are reported once each, with the code version', async ({ page }) => {
  const { reports, envelopes } = await receiveReports(page);
  await page.goto('/');
  await hydrated(page);
  await throwLater(page, 'uncaught in a test');
  await page.evaluate(() => {
    Promise.reject(new Error('rejected in a test'));
  });
  await expect.poll(() => reports.length).toBe(2);
  await settle(page);
  expect(messages(reports)).toEqual(['rejected in a test', 'uncaught in a test']);
  for (const { release, environment, exception } of reports) {
    expect([release, environment]).toEqual([codeVersion, 'production']);
    expect(exception.values[0]?.mechanism.handled).toBe(false);
  }
  expect(envelopes).toHaveLength(2);
});

test('errors thrown before the error service loads are buffered and reported once each', async ({ page }) => {
  // Never idle: the service is loaded only with the first error, which therefore precedes it.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const { reports } = await receiveReports(page);
  await page.goto('/');
  await startScripts(page);
  await hydrated(page);
  await settle(page);
  for (const number of [1, 2, 3]) await throwLater(page, `early ${number}`);
  await expect.poll(() => reports.length).toBe(3);
  await settle(page);
  expect(messages(reports)).toEqual(['early 1', 'early 2', 'early 3']);
});

test('a render error is reported once by the error boundary, and the error page offers a working link', async ({ page }) => {
  const { reports } = await receiveReports(page);
  const dataPath = `/page-data${anotherPage}page-data.json`;
  // Fetched once, ahead: the page that the link leads to may still be asking for it when the test ends.
  const data = await (await page.request.get(dataPath)).json();
  data.result.data.page.stack = null;
  await page.route(`**${dataPath}*`, (route) => route.fulfill({ json: data }));
  await page.goto('/');
  await hydrated(page);
  await followFooterLink(page);
  await expect.poll(() => reports.length).toBe(1);
  await settle(page);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ release: codeVersion, tags: { boundary: expect.any(String) } });
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('no envelope contains visitor input, email addresses or query strings', async ({ page }) => {
  const { reports, envelopes } = await receiveReports(page);
  await page.goto(`/contact-us/?email=${encodeURIComponent(canary.email)}`);
  await hydrated(page);
  const form = page.getByRole('main').getByRole('form', { name: words.forms.contact.label, exact: true });
  await form.getByLabel('Name', { exact: true }).fill(canary.name);
  await form.getByLabel('E-mail').fill(canary.email);
  await throwLater(page, `"${canary.name} <${canary.email}>" cannot be sent to https://example.com/?e=${canary.email}`);
  await page.evaluate((visitor) => {
    Promise.reject(visitor);
  }, canary);
  await expect.poll(() => reports.length).toBe(2);
  expect(messages(reports)[0]).toBe('"[typed] <[typed]>" cannot be sent to https://example.com/?[query]');
  expect(reports[0]?.request.url).toMatch(/\/contact-us\/$/);
  expect(envelopes.join('\n')).not.toMatch(/canary|birdwhistle|user_agent|mozilla/i);
});

test('noise is reported too, each kind under its own fingerprint', async ({ page }) => {
  const { reports } = await receiveReports(page);
  await page.goto('/');
  await hydrated(page);
  await throwLater(page, 'Loading chunk 7 failed.');
  await throwLater(page, 'Extension context invalidated.');
  await expect.poll(() => reports.length).toBe(2);
  expect(reports.map(({ fingerprint }) => fingerprint?.join()).sort()).toEqual(['browser-extension', 'stale-chunk']);
});

test('an unreachable error service does not break the page', async ({ page }) => {
  // With service workers blocked, Playwright lets a registration resolve to nothing; real browsers reject it.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('no service workers here'));
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(`${intake}/**`, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await throwLater(page, 'uncaught in a test');
  await expect.poll(() => errors).toEqual(['uncaught in a test']);
  await settle(page);
  expect(errors).toEqual(['uncaught in a test']);
  await followFooterLink(page);
  await expect(page).toHaveURL(anotherPageAddress);
});
