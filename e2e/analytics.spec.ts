import { expect, test } from 'playwright/test';
import { hydrated } from '../src/commands/hydrated';
import { painted } from './accessibility/layout-shifts';
import { expectedCalls } from './expected-calls';
import { follow, footerLink } from './links';
import { openPage } from './open-page';
import { answerElsewhere, elsewhere } from './other-hosts';
import { contact, goal, hasNewsletter, home } from './pages';
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
      });
    });
    await makeScriptedVisit(page);
    expect(errors).toEqual([]);
  });

  test('a landing with hostile campaign values runs no code, violates no policy and stores a capped record', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    const calls = await recordCalls(page);
    await answerElsewhere(page);
    const markup = '"><img src=x onerror="document.title=1"><script>document.title=2</script>';
    const query = new URLSearchParams({ utm_source: markup, utm_medium: '\u0000\u0001ok', utm_campaign: 'x'.repeat(5_000) });
    await openPage(page, `/?${query}`);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    const stored = await page.evaluate(() => localStorage.getItem('analytics.campaign'));
    expect(JSON.parse(stored ?? '')).toEqual({ source: markup, medium: 'ok', name: 'x'.repeat(256) });
    expect(await page.title()).not.toMatch(/^[12]$/);
    expect(refused).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('poisoned storage values cause no errors and are not sent', async ({ page }) => {
    const calls = await recordCalls(page);
    await answerElsewhere(page);
    await page.addInitScript(() => {
      localStorage.setItem('analytics.campaign', '{"__proto__":{"id":"x"},"source":{},"id":7,"extra":"no"}');
      sessionStorage.setItem('analytics.entryPoint', 'javascript:alert(1)');
    });
    await openPage(page, goal);
    await expect.poll(() => calls.filter(([method]) => method === 'page').length).toBe(1);
    expect(calls.at(-1)?.at(-1)).toEqual({ context: { campaign: {}, entryPoint: goal } });
    expect(errors).toEqual([]);
  });
});

test('without service keys, the page requests, mentions and preconnects to no third party', async ({ page }) => {
  const addresses = await answerElsewhere(page);
  await openPage(page, home);
  await hydrated(page);
  await page.waitForTimeout(3_000);
  expect(addresses.map((address) => new URL(address)).filter(elsewhere)).toEqual([]);
  const html = await page.content();
  expect(html).not.toMatch(/segment\.(io|com)|googletagmanager|gatsby-route-change|rel="?(preconnect|dns-prefetch)/);
  expect(await page.evaluate(() => 'analytics' in window || 'dataLayer' in window)).toBe(false);
});
