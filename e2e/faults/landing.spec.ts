import { expect } from 'playwright/test';
import { hydrated } from '../hydrated';
import type { Fault } from '../servers/fault-server';
import { chunkPath, pageDataPath, readPageData } from './build-files';
import { test } from './fault-test';
import { arriveAt, expectLinksLeadOn, expectReadable, navigate, startScripts } from './visitor';

const landing = '/services/web-development/';
const landingData = pageDataPath(landing);
const data = readPageData(landing);
const chunk = chunkPath(data.componentChunkName);
const appData = '/page-data/app-data.json';
const wrongHash: Fault = { path: appData, status: 200, body: JSON.stringify({ webpackCompilationHash: 'of-another-build' }) };

test.describe('the first page reads and leads on, without a reload', () => {
  const rows: [name: string, fault: Fault][] = [
    ['page data 404', { path: landingData, status: 404 }],
    ['page data 503 for ever', { path: landingData, status: 503 }],
    ['page data invalid', { path: landingData, body: '{' }],
    ['page data hang', { path: landingData, hang: true }],
    ['component chunk 404', { path: chunk, status: 404 }],
    ['component chunk 500', { path: chunk, status: 500 }],
    ['component chunk hangs', { path: chunk, hang: true }],
    ['app chunk 404', { path: /^\/app-/, status: 404 }],
    ['app chunk hangs', { path: /^\/app-/, hang: true }],
    ['framework chunk 404', { path: /^\/framework-/, status: 404 }],
    ['runtime 404', { path: /^\/webpack-runtime-/, status: 404 }],
    ['static query data 500', { path: /^\/page-data\/sq\/d\//, status: 500 }],
    ['static query data hang', { path: /^\/page-data\/sq\/d\//, hang: true }],
    ['app data hang', { path: appData, hang: true }],
    ['app data 503 for ever', { path: appData, status: 503 }],
    ['app data 404', { path: appData, status: 404 }],
    ['app data invalid', { path: appData, body: '{' }],
  ];
  for (const [name, fault] of rows) {
    test(name, async ({ page, server, watched }) => {
      const broken = server.inject(fault);
      // A script that hangs would hold up the end of loading.
      await page.goto(`${landing}?utm_source=fault#content`, { waitUntil: 'domcontentloaded' });
      await startScripts(page);
      await expect.poll(broken.hits).toBeGreaterThan(0);
      await page.waitForTimeout(500);
      expect(watched.loads).toHaveLength(1);
      expect(new URL(page.url()).search).toBe('?utm_source=fault');
      await expectReadable(page);
      await expectLinksLeadOn(page);
    });
  }
});

test('with app data that fail for ever, pages are still reached and nothing reloads by itself', async ({ page, server, watched }) => {
  server.inject({ path: appData, status: 503 });
  await arriveAt(page, landing);
  for (const path of ['/about-us/', '/privacy-policy/', '/our-work/']) {
    await navigate(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.waitForLoadState();
    await startScripts(page);
    await expectReadable(page);
    await page.waitForFunction(() => '___navigate' in window);
  }
  // The first page and one load for each click at most.
  expect(watched.loads.length).toBeLessThanOrEqual(4);
});

test('app data of another build reload the first page once a visit, however many pages follow', async ({ page, server, watched }) => {
  server.inject(wrongHash);
  await page.goto(landing);
  await startScripts(page);
  await expect.poll(() => watched.documents).toBe(2);
  await hydrated(page);
  await arriveAt(page, '/about-us/');
  await arriveAt(page, '/our-work/');
  await page.waitForTimeout(500);
  expect(watched.loads).toHaveLength(4);
  await expectLinksLeadOn(page);
});

for (const [name, spoil] of [
  [
    'denied',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`app data of another build reload nothing where the session storage is ${name}`, async ({ page, server, watched }) => {
    await page.addInitScript(spoil);
    server.inject(wrongHash);
    await arriveAt(page, landing);
    expect(watched.loads).toHaveLength(1);
    await expectLinksLeadOn(page);
  });
}

test.describe('a render error shows what happened and a way on', () => {
  type Result = { data: { service: Record<string, unknown> } };
  const result = data.result as unknown as Result;
  const withService = (change: Record<string, unknown>) =>
    JSON.stringify({ ...data, result: { ...result, data: { ...result.data, service: { ...result.data.service, ...change } } } });

  const lists = Object.entries(result.data.service ?? {}).filter(
    // The questions stand in the head too, as structured data.
    ([name, value]) => Array.isArray(value) && name !== 'questions',
  );
  test('the page has sections that can fail', () => expect(lists.length).toBeGreaterThan(1));

  for (const [section] of lists) {
    test(`in the section of ${section}`, async ({ page, server, watched }) => {
      await arriveAt(page, '/about-us/');
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      server.inject({ path: landingData, status: 200, body: withService({ [section]: { nonsense: true } }) });
      await navigate(page, landing);
      await expect(page).toHaveURL(new RegExp(`${landing}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The drawing would not load');
      await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
      expect(complaints).toHaveLength(1);
      server.mend();
      await expectLinksLeadOn(page);
      expect(watched.uncaught).toEqual([]);
    });
  }

  test('in the frame of the page', async ({ page, server }) => {
    await arriveAt(page, '/about-us/');
    const { result: _result, ...withoutResult } = data;
    server.inject({ path: landingData, status: 200, body: JSON.stringify(withoutResult) });
    await navigate(page, landing);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The drawing would not load');
    server.mend();
    await page.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contact-us\/$/);
    await expectReadable(page);
  });
});
