import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page, type Route, test } from 'playwright/test';
import { hydrated } from './hydrated';
import { type Call, recordCalls } from './recorded-calls';
import { campaign, canary, makeScriptedVisit, type Visit } from './scripted-visit';

// What a service worker asks for would pass the hosts by that stand in here.
test.use({ serviceWorkers: 'block' });
test.setTimeout(90_000);

const options = { context: { campaign, entryPoint: '/' } };
const elsewhere = ({ hostname }: URL) => hostname !== 'localhost';
const welcome = { status: 200, headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }, body: '' };

/** Answers for every other host, the receiver of leads among them, and lists the addresses that were asked for. */
async function answerElsewhere(page: Page, answer: (route: Route) => Promise<void> = (route) => route.fulfill(welcome)): Promise<string[]> {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.route(elsewhere, answer);
  return addresses;
}

/** A build with the experiment has the visitor join it at the first page, before anything else. */
async function joining(page: Page): Promise<Call[]> {
  const variant = await page.evaluate(() => localStorage.getItem('experiment-cta-copy'));
  return variant === null
    ? []
    : [['track', 'user_joined_cta_cohort', { experiment_id: 'cta-copy', variant, variant_copy: expect.any(String) }, options]];
}

function expectedCalls({ views, interest }: Visit): Call[] {
  const [home, web, native, contact, referral, application] = views.map((view): Call => ['page', view, options]);
  const track = (name: string, payload: object = {}): Call => ['track', name, payload, options];
  const calls: (Call | undefined)[] = [
    home,
    web,
    native,
    track('contact_form_opened'),
    track('contact_form_closed'),
    track('newsletter_signup', { email: canary.email, source: 'footer' }),
    contact,
    ['identify', { email: canary.email, name: canary.name }, options],
    track('contact_us_submit'),
    track('interests_set', { interests: [interest] }),
    track('contact_us_submit_2'),
    referral,
    track('referral_program_enrollment'),
    application,
  ];
  return calls.filter((call) => call !== undefined);
}

test('a visit yields exactly its calls, each with the campaign and the entry point', async ({ page }) => {
  const calls = await recordCalls(page);
  const addresses = await answerElsewhere(page);
  const visit = await makeScriptedVisit(page);
  expect(new Set(visit.views.map(({ title }) => title)).size).toBe(visit.views.length);
  expect(calls).toEqual([...(await joining(page)), ...expectedCalls(visit)]);

  const carrying = calls.filter((call) => JSON.stringify(call).includes(canary.email) || JSON.stringify(call).includes(canary.name));
  expect(carrying.map(([method, name]) => (method === 'track' ? name : method))).toEqual(['newsletter_signup', 'identify']);
  expect(addresses.filter((address) => /canary/i.test(decodeURIComponent(address)))).toEqual([]);
});

test('another hash or query of a page is no new view; going back and forward is', async ({ page }) => {
  const calls = await recordCalls(page);
  const paths = () => calls.filter(([method]) => method === 'page').map(([, view]) => (view as { path: string }).path);
  await answerElsewhere(page);
  await page.goto('/contact-us/');
  await expect.poll(paths).toEqual(['/contact-us/']);
  for (const to of ['/contact-us/#contact-us', '/contact-us/?from=menu', '/contact-us/?from=menu#contact-us', '/contact-us/']) {
    await page.evaluate((path) => (window as unknown as { ___navigate: (path: string) => void }).___navigate(path), to);
    await page.waitForTimeout(300);
  }
  expect(paths()).toEqual(['/contact-us/']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'React Native development' }).click();
  await expect.poll(paths).toEqual(['/contact-us/', '/services/react-native-development/']);
  await page.goBack();
  await expect.poll(paths).toEqual(['/contact-us/', '/services/react-native-development/', '/contact-us/']);
});

test.describe('hostile and broken surroundings', () => {
  let errors: Error[];

  test.beforeEach(({ page }) => {
    errors = [];
    page.on('pageerror', (error) => errors.push(error));
  });

  const trouble: Record<string, (route: Route) => Promise<void>> = {
    blocked: (route) => route.abort('blockedbyclient'),
    // Never answered: slower than any visit.
    slow: async () => {},
    broken: (route) => route.fulfill({ ...welcome, status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  };

  for (const [kind, answer] of Object.entries(trouble)) {
    test(`with every other host ${kind} the same visit works and shows no page error`, async ({ page }) => {
      test.skip(Boolean(process.env.GATSBY_LEADS_ENDPOINT), 'The receiver of leads is another host too; its faults have their own tests.');
      await answerElsewhere(page, answer);
      await makeScriptedVisit(page);
      expect(errors).toEqual([]);
    });
  }

  test('with an analytics object that throws at every call the same visit works and shows no page error', async ({ page }) => {
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

  test('a landing with hostile values runs nothing, breaks no policy and keeps a capped record', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    const calls = await recordCalls(page);
    await answerElsewhere(page);
    const markup = '"><img src=x onerror="document.title=1"><script>document.title=2</script>';
    const query = new URLSearchParams({ utm_source: markup, utm_medium: '\u0000\u0001ok', utm_campaign: 'x'.repeat(5_000) });
    await page.goto(`/?${query}`);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    const stored = await page.evaluate(() => localStorage.getItem('analytics.campaign'));
    expect(JSON.parse(stored ?? '')).toEqual({ source: markup, medium: 'ok', name: 'x'.repeat(256) });
    expect(await page.title()).not.toMatch(/^[12]$/);
    expect(refused).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('poison in the stores does no harm and is not sent on', async ({ page }) => {
    const calls = await recordCalls(page);
    await answerElsewhere(page);
    await page.addInitScript(() => {
      localStorage.setItem('analytics.campaign', '{"__proto__":{"id":"x"},"source":{},"id":7,"extra":"no"}');
      sessionStorage.setItem('analytics.entryPoint', 'javascript:alert(1)');
    });
    await page.goto('/services/');
    await expect.poll(() => calls.filter(([method]) => method === 'page').length).toBe(1);
    expect(calls.at(-1)?.at(-1)).toEqual({ context: { campaign: {}, entryPoint: '/services/' } });
    expect(errors).toEqual([]);
  });
});

test('where no key is set, nothing of another party is asked for, named or prepared', async ({ page }) => {
  const keys = [process.env.SEGMENT_WRITE_KEY, process.env.GTM_ID, process.env.GATSBY_SENTRY_DSN, process.env.GATSBY_LEADS_ENDPOINT];
  test.skip(keys.some(Boolean), 'This build has keys.');
  const addresses = await answerElsewhere(page);
  await page.goto('/');
  await hydrated(page);
  await page.waitForTimeout(3_000);
  expect(addresses.map((address) => new URL(address)).filter(elsewhere)).toEqual([]);
  const html = await page.content();
  expect(html).not.toMatch(/segment\.(io|com)|googletagmanager|gatsby-route-change|rel="?(preconnect|dns-prefetch)/);
  expect(await page.evaluate(() => 'analytics' in window || 'dataLayer' in window)).toBe(false);
});

test.describe('with the real library', () => {
  const key = process.env.SEGMENT_WRITE_KEY ?? '';
  test.skip(key === '', 'This build has no SEGMENT_WRITE_KEY.');

  const umd = 'node_modules/@segment/analytics-next/dist/umd';
  const settings = {
    integrations: { 'Segment.io': { apiKey: key, unbundledIntegrations: [], addBundledMetadata: true, versionSettings: {} } },
    plan: { track: { __default: { enabled: true } } },
    remotePlugins: [],
  };
  type Posted = { type: string; event?: string; properties?: { path?: string; title?: string }; context: Record<string, unknown> };

  /** Segment's hosts: the library from the registry, settings with nothing but itself, and an intake. */
  async function standInForSegment(page: Page): Promise<Posted[]> {
    const posted: Posted[] = [];
    await page.route(elsewhere, async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      if (hostname === 'api.segment.io') posted.push(route.request().postDataJSON());
      const bundle = join(umd, pathname.endsWith('/analytics.min.js') ? 'standalone.js' : basename(pathname));
      if (hostname !== 'cdn.segment.com') return route.fulfill(welcome);
      if (pathname.endsWith('/settings'))
        return route.fulfill({ ...welcome, contentType: 'application/json', body: JSON.stringify(settings) });
      if (existsSync(bundle)) return route.fulfill({ ...welcome, contentType: 'text/javascript', body: readFileSync(bundle) });
      return route.abort();
    });
    return posted;
  }

  test('what reaches Segment is one page view a page and the events, with campaign, entry point and right titles', async ({ page }) => {
    const posted = await standInForSegment(page);
    const { views } = await makeScriptedVisit(page);
    const pages = () => posted.filter(({ type }) => type === 'page');
    await expect.poll(() => pages().length).toBe(views.length);
    expect(pages().map(({ properties }) => [properties?.path, properties?.title])).toEqual(views.map(({ path, title }) => [path, title]));
    for (const { context } of posted) expect(context).toMatchObject(options.context);
    const carrying = posted.filter((call) => JSON.stringify(call).includes(canary.email));
    expect(carrying.map(({ type, event }) => event ?? type)).toEqual(['newsletter_signup', 'identify']);
  });
});

test('the tag manager hears of each route once, the first one included', async ({ page }) => {
  test.skip(!process.env.GTM_ID, 'This build has no GTM_ID.');
  await answerElsewhere(page);
  const routeChanges = () =>
    page.evaluate(() => {
      const { dataLayer } = window as unknown as { dataLayer: { event?: string }[] };
      return dataLayer.map(({ event }) => event).filter((event) => event === 'gatsby-route-change').length;
    });
  await page.goto('/');
  await expect.poll(routeChanges).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'React Native development' }).click();
  await expect.poll(routeChanges).toBe(2);
});
