import { expect, type Page, type Route, test } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { outboxAgeMs } from '../../src/site/delivery/outbox';
import { outboxPrefix } from '../../src/site/delivery/outbox-record';
import { words } from '../words';
import { messages, receiveReports, serviceRuns, settle } from './reports';
import { settings } from './settings';

// Responses cached by a service worker could not be broken.
test.use({ serviceWorkers: 'block' });

const endpoint = settings.GATSBY_LEADS_ENDPOINT;
const canary = 'canary.7319@example.com';
const cors = { 'access-control-allow-origin': '*' };

const failing = (route: Route) => route.fulfill({ status: 503, headers: cors });

const subscribe = async (page: Page) => {
  const form = page.getByRole('contentinfo').getByRole('form', { name: words.forms.newsletter.label.footer, exact: true });
  await form.getByLabel('E-mail').fill(canary);
  await form.getByRole('button').first().click();
};

const answers: readonly [what: string, answer: (route: Route) => Promise<void>, found: string][] = [
  ['fails', failing, 'unavailable, 5xx'],
  ['rejects leads', (route) => route.fulfill({ status: 422, headers: cors, json: { error: 'no' } }), 'refused, 4xx'],
  ['sends HTML', (route) => route.fulfill({ status: 200, headers: cors, contentType: 'text/html', body: '<p>Hi' }), 'unconfirmed, 2xx'],
  ['is unreachable', (route) => route.abort(), 'unreached, no status'],
];

for (const [what, answer, found] of answers) {
  test(`a leads endpoint that ${what} is reported once per visit, without visitor input`, async ({ page }) => {
    const { reports, envelopes } = await receiveReports(page);
    await page.route(endpoint, answer);
    await page.goto('/');
    await hydrated(page);
    await serviceRuns(page);
    await subscribe(page);
    await expect.poll(() => reports.length).toBe(1);
    // A full page load continues the visit and retries what was not answered.
    await page.goto('/services/');
    await hydrated(page);
    await subscribe(page);
    await settle(page);
    expect(messages(reports)).toEqual([`The leads endpoint did not accept a lead: ${found}`]);
    expect(reports[0]).toMatchObject({ release: settings.GATSBY_CODE_VERSION, tags: { boundary: 'delivery' } });
    expect(envelopes.join()).not.toContain('canary');
  });
}

test('a lead given up after a week is reported without visitor input', async ({ page }) => {
  const { reports, envelopes } = await receiveReports(page);
  await page.route(endpoint, failing);
  // A same-origin file without scripts: a page would start delivery before it is left.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([record, email, addedAt]) => {
      const lead = { key: 'old', revision: 1, form: 'newsletter', fields: { email }, source: 'footer', path: '/', submittedAt: '' };
      localStorage.setItem(record, JSON.stringify({ lead, addedAt, attempts: 9, nextAt: addedAt, overdueSince: addedAt }));
    },
    [`${outboxPrefix}old.1`, canary, Date.now() - 2 * outboxAgeMs] as const,
  );
  await page.goto('/');
  await expect.poll(() => reports.length).toBe(2);
  await settle(page);
  expect(messages(reports)).toEqual([
    'A lead expired: it could not be delivered within a week',
    'The leads endpoint did not accept a lead: unavailable, 5xx',
  ]);
  expect(envelopes.join()).not.toContain('canary');
  expect(await page.evaluate((record) => localStorage.getItem(record), `${outboxPrefix}old.1`)).toBeNull();
});
