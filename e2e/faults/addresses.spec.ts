import { expect, type Page } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { campaignParameters } from '../../src/site/analytics/campaign';
import { openPage } from '../open-page';
import { aside, goal, overview, start } from '../pages';
import { test } from './fault-test';
import { fuzzedAddresses } from './fuzzed-addresses';
import { arriveAt, expectReadable, startScripts } from './visitor';

/** A path with two slashes in place of each. */
const doubled = goal.replaceAll('/', '//');

const rootText = (page: Page) => page.evaluate(() => document.getElementById('___gatsby')?.textContent?.length ?? 0);

/** tests/site/document/url-guard-script.test.ts has more kinds of malformed hashes. */
for (const hash of ['#%E0%A4%A', '#\ud83d', '#__proto__']) {
  test(`the page works with the hash ${JSON.stringify(hash)}, on load and after a hash change`, async ({ page }) => {
    await openPage(page, `/${hash}`);
    await startScripts(page);
    await hydrated(page);
    await expectReadable(page);
    await page.evaluate((value) => {
      window.location.hash = '#content';
      window.location.hash = value;
    }, hash);
    await page.waitForTimeout(200);
    await expectReadable(page);
    await page.goBack();
    await expectReadable(page);
  });
}

for (const path of [
  '/%E0%A4%A',
  '/%',
  `${overview}%C3%28/`,
  '//elsewhere.example/',
  '//elsewhere.example/%E0',
  '///',
  doubled,
  '/index.html',
  '/%2e%2e/%2e%2e/etc/passwd',
  `${start}%00`,
]) {
  test(`the path ${path} shows a page of this site`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${path}`);
    await startScripts(page);
    await hydrated(page);
    await expectReadable(page);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

const missing = (page: Page) => page.getByRole('strong').getByText('404', { exact: true });

/** Any path except files': for a host that does not normalize URLs, none of the odd ones is a page. */
const anyDocument = /^(?!\/(?:page-data|static|fonts)\/)[^?]*(?<!\.(?:js|css|json|svg|ico|png|avif|webp|webmanifest))(?:\?|$)/;

for (const path of ['///', '//host/%2e%2e', '/Services/?/x', doubled, '/']) {
  test(`a 404 response for ${path} hydrates as the 404 page, whose home link works`, async ({ page, baseURL, server }) => {
    const broken = server.inject({ path: anyDocument, status: 404 });
    await page.goto(`${baseURL}${path}`);
    await startScripts(page);
    await hydrated(page);
    await expect(missing(page)).toBeVisible();
    broken.lift();
    await page.getByRole('main').locator('a[href="/"]').click();
    await expect(missing(page)).toHaveCount(0);
    await expectReadable(page);
  });
}

test('a 500 response hydrates as the 500 page, whose reload link works', async ({ page, server }) => {
  const broken = server.inject({ path: start, status: 500 });
  await arriveAt(page, start, 500);
  await expect(page.getByRole('strong').getByText('500', { exact: true })).toBeVisible();
  broken.lift();
  await page.getByRole('main').locator('a[href=""]').click();
  await expect(page.getByRole('strong').getByText('500', { exact: true })).toHaveCount(0);
  await expectReadable(page);
});

/** Clicks a link with this href in the body text. */
async function followLinkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'A link' });
    document.querySelector('main')?.append(link);
    link.click();
  }, address);
}

test('a link with a malformed hash opens its page without a reload, and the next link works', async ({ page, watched }) => {
  await arriveAt(page, start);
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await followLinkTo(page, `${aside}#%E0%A4%A`);
  await expect(page).toHaveURL(new RegExp(`${aside}#`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
  await expectReadable(page);
  await followLinkTo(page, start);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before ?? '');
  expect(watched.loads).toHaveLength(1);
});

test('a link whose path begins with two slashes stays on the site', async ({ page, baseURL }) => {
  await arriveAt(page, start);
  await followLinkTo(page, '/.//elsewhere.example/');
  await expect(missing(page)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(baseURL);
});

/** A few in the browser; tests/site/document/fuzzed-addresses.test.ts has a thousand for the guard alone. */
const fuzzed = fuzzedAddresses(60, ['services', ...goal.split('/').filter((piece) => piece !== '')]);
const shares = 2;
const hosts = [
  ['that normalizes URLs', undefined],
  ['that does not normalize URLs', { path: anyDocument, status: 404 }],
] as const;
const shareOfHosts = hosts.flatMap((host) => Array.from({ length: shares }, (_, share) => [...host, share] as const));

for (const [host, fault, share] of shareOfHosts) {
  test(`on a host ${host}, no fuzzed URL leaves the root empty or throws, part ${share + 1} of ${shares}`, async ({
    page,
    baseURL,
    watched,
    server,
  }) => {
    test.setTimeout(180_000);
    if (fault) server.inject(fault);
    const addresses = fuzzed.filter((_, place) => place % shares === share);
    const white: string[] = [];
    let judged = 0;
    for (const address of addresses) {
      const response = await page.goto(`${baseURL}${address}`).catch(() => null);
      // Non-HTML files may be downloads or plain text.
      if (!response?.headers()['content-type']?.includes('html')) continue;
      if (address.includes('offline.html')) continue;
      judged += 1;
      await startScripts(page);
      await hydrated(page);
      if ((await rootText(page)) < 100) white.push(address);
      if (watched.uncaught.length > 0) white.push(`${address}: ${watched.uncaught.splice(0).join(', ')}`);
    }
    expect(white).toEqual([]);
    expect(judged).toBeGreaterThan(addresses.length / 2);
  });
}

const script = (text: string) => `<script>document.title="${text}"</script>`;
const hostile = [
  script('run'),
  '<img src=x onerror="document.title=\'run\'">',
  '"><svg onload=document.title=1>',
  "'-document.title-'",
  'javascript:document.title=1',
  'data:text/html,<script>1</script>',
  '{{constructor.constructor("document.title=1")()}}',
  '$' + '{document.title=1}',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\u0001\u001f',
  '\u007f\u0085',
  '\u202e\u2066',
  '\u2028\u2029',
  '\r\nSet-Cookie: a=b',
  '%0d%0aLocation:%20//elsewhere.example',
  '\ud83d',
  '😀'.repeat(300),
  'e\u0301'.repeat(500),
  'x'.repeat(6_000),
  '%',
  '%E0%A4%A',
  '%u0041',
  '&amp;',
  '&#x3c;b&#x3e;',
  '</title><script>1</script>',
  '<!--',
  ']]>',
  '--><script>',
  '"',
  "'",
  '`',
  '\\',
  '\\u003cb\\u003e',
  '[]',
  '{"a":1}',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '../../etc/passwd',
  '//elsewhere.example',
  'https://elsewhere.example',
  'a@b.example',
  '=cmd|x',
  '@SUM(1)',
  ' '.repeat(500),
];

test('50 hostile campaign values run no code, violate no policy, and leave a small storage record', async ({ page, watched }) => {
  test.setTimeout(90_000);
  expect(hostile).toHaveLength(50);
  await page.addInitScript(() => {
    const seen = window as unknown as { violations: string[] };
    seen.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => seen.violations.push(`${event.violatedDirective} ${event.blockedURI}`));
  });
  const parameters = Object.values(campaignParameters);
  // Long values are next to each other in the list. Spread over the visits, they fit into an address.
  const visits = Math.ceil(hostile.length / parameters.length);
  for (let visit = 0; visit < visits; visit += 1) {
    const values = hostile.filter((_, place) => place % visits === visit);
    await test.step(`a visit with ${values.map((value) => JSON.stringify(value.slice(0, 40))).join(', ')}`, async () => {
      const query = values.map((value, place) => `${parameters[place]}=${encodeURIComponent(Buffer.from(value).toString())}`).join('&');
      await openPage(page, `${start}?${query}`);
      await startScripts(page);
      await hydrated(page);
      const found = await page.evaluate(() => ({
        title: document.title,
        violations: (window as unknown as { violations: string[] }).violations,
        longest: Math.max(...[localStorage, sessionStorage].flatMap((store) => Object.values({ ...store }).map((text) => text.length))),
      }));
      expect(found.title).toContain('|');
      expect(found.violations).toEqual([]);
      expect(found.longest).toBeGreaterThan(0);
      expect(found.longest).toBeLessThanOrEqual(16_384);
      expect(watched.uncaught).toEqual([]);
    });
  }
});

test('a 1 MB campaign value is truncated, and the page works', async ({ page }) => {
  test.setTimeout(120_000);
  await arriveAt(page, start);
  // Hosts reject such a URL, so a page gets it only through the history API and a reload of its scripts.
  await page.route(/utm_source=x/, async (route) => {
    const clean = new URL(route.request().url());
    const response = await route.fetch({ url: `${clean.origin}${clean.pathname}` });
    await route.fulfill({ response });
  });
  await openPage(page, `${start}?utm_source=${'x'.repeat(1_000_000)}`);
  await startScripts(page);
  await hydrated(page);
  await expectReadable(page);
  const longest = await page.evaluate(() => Math.max(0, ...Object.values({ ...localStorage }).map((text) => text.length)));
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(16_384);
});
