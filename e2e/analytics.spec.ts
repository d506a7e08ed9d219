import { expect, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { painted } from './accessibility/layout-shifts';
import { expectedCalls } from './expected-calls';
import { follow, footerLink } from './links';
import { openPage } from './open-page';
import { answerElsewhere } from './other-hosts';
import { contact, hasNewsletter, home } from './pages';
import { passTime } from './pass-time';
import { recordCalls } from './recorded-calls';
import { canary, makeScriptedVisit } from './scripted-visit';

// Requests by a service worker would bypass the hosts mocked here.
test.use({ serviceWorkers: 'block' });
test.setTimeout(90_000);

test('a visit sends exactly the expected calls, each with campaign and entry point', async ({ page }) => {
  const calls = await recordCalls(page);
  const addresses = await answerElsewhere(page);
  const visit = await makeScriptedVisit(page);
  expect(new Set(visit.views.map(({ title }) => title)).size).toBe(visit.views.length);
  await expect.poll(() => calls).toEqual(expectedCalls(visit));

  const carrying = calls.filter((call) => JSON.stringify(call).includes(canary.email) || JSON.stringify(call).includes(canary.name));
  expect(carrying.map(([method, name]) => (method === 'track' ? name : method))).toEqual([
    ...(hasNewsletter ? ['newsletter_signup'] : []),
    'identify',
  ]);
  expect(addresses.filter((address) => /canary/i.test(decodeURIComponent(address)))).toEqual([]);
});

test('a change of hash or query is not a new page view, but going back is', async ({ page }) => {
  const calls = await recordCalls(page);
  const paths = () => calls.filter(([method]) => method === 'page').map(([, view]) => (view as { path: string }).path);
  await answerElsewhere(page);
  await openPage(page, contact);
  await expect.poll(paths).toEqual([contact]);
  for (const to of ['#contact-us', '?from=menu', '?from=menu#contact-us', '']) {
    await page.evaluate((path) => (window as unknown as { ___navigate: (path: string) => void }).___navigate(path), contact + to);
    await expect(page).toHaveURL(contact + to);
    // The router follows the address with the next frame, and the view with a timer.
    await painted(page);
    await passTime(page, 150);
  }
  expect(paths()).toEqual([contact]);
  const next = await follow(page, footerLink(page));
  await expect.poll(paths).toEqual([contact, next]);
  await page.goBack();
  await expect.poll(paths).toEqual([contact, next, contact]);
});

test.describe('hostile and broken environments', () => {
  let errors: Error[];

  test.beforeEach(({ page }) => {
    errors = [];
    page.on('pageerror', (error) => errors.push(error));
  });

  test('with an analytics object whose calls all fail, the same visit works without page errors', async ({ page }) => {
    await answerElsewhere(page);
    await page.addInitScript(() => {
      const fail = () => {
        throw new Error('broken analytics');
      };
      Object.assign(window, {
        analytics: { initialize: true, track: fail, identify: () => Promise.reject(new Error('blocked')), page: fail },
        dataLayer: { push: fail },
      });
    });
    await makeScriptedVisit(page);
    expect(errors).toEqual([]);
  });
});

/** arrival.spec.ts checks that no page requests anything from another host. */
test('without service keys, the page mentions and preconnects to no third party', async ({ page }) => {
  await openPage(page, home);
  await hydrated(page);
  const html = await page.content();
  expect(html).not.toMatch(/segment\.(io|com)|googletagmanager|gatsby-route-change|rel="?(preconnect|dns-prefetch)/);
  expect(await page.evaluate(() => 'analytics' in window || 'dataLayer' in window)).toBe(false);
});
