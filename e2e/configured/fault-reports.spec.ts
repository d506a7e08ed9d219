import { expect, type Page, type Route, test } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { words } from '../words';
import { anotherPage, anotherPageAddress, followFooterLink } from './another-page';
import { receiveReports, serviceRuns, settle } from './reports';
import { settings } from './settings';

// Responses cached by a service worker could not be broken.
test.use({ serviceWorkers: 'block' });

const fail = (status: number) => (route: Route) => route.fulfill({ status, contentType: 'text/plain', body: '' });

type Fault = {
  what: string;
  broken: string | RegExp;
  answer: (route: Route) => Promise<void>;
  /** What the visitor does that triggers the fault. */
  act: (page: Page) => Promise<void>;
  /** Where the visitor ends up despite the fault. */
  reached: RegExp;
  boundary: string;
};

const callToAction = (page: Page) => page.getByRole('main').locator('a[href="/contact-us/"]').first().click();
const subscribe = async (page: Page) => {
  const form = page.getByRole('contentinfo').getByRole('form', { name: words.forms.newsletter.label.footer, exact: true });
  await form.getByLabel('E-mail').fill('canary.7319@example.com');
  await form.getByRole('button', { name: words.forms.newsletter.submit }).click();
};

const faults: readonly Fault[] = [
  {
    what: 'page data that always fails',
    broken: `**/page-data${anotherPage}*`,
    answer: fail(503),
    act: followFooterLink,
    reached: anotherPageAddress,
    boundary: 'navigation',
  },
  {
    what: 'a missing page chunk',
    broken: /component---src-pages-services/,
    answer: fail(404),
    act: followFooterLink,
    reached: anotherPageAddress,
    boundary: 'navigation',
  },
  {
    what: 'a missing dialog chunk',
    broken: /contact-dialog/,
    answer: fail(404),
    act: callToAction,
    reached: /contact-us/,
    boundary: 'contact dialog',
  },
  {
    what: 'a missing form engine chunk',
    broken: /form-engine/,
    answer: fail(404),
    act: subscribe,
    reached: /thank-you|\/$/,
    boundary: 'form engine',
  },
];

for (const { what, broken, answer, act, reached, boundary } of faults) {
  test(`${what} is reported once, with the code version and without visitor input`, async ({ page }) => {
    const { reports, envelopes } = await receiveReports(page);
    await page.route(broken, answer);
    await page.goto('/');
    await hydrated(page);
    // Errors before that are buffered, which has its own test.
    await serviceRuns(page);
    await act(page);
    await expect(page).toHaveURL(reached);
    await expect.poll(() => reports.length).toBe(1);
    await settle(page);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ release: settings.GATSBY_CODE_VERSION, environment: 'production', tags: { boundary } });
    expect(envelopes.join()).not.toContain('canary');
  });
}
