import { expect, type Page } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { advanceClock, advanceClockUntil } from '../advance-clock';
import { firstScripts, hold } from '../held-requests';
import { heading as headingOf } from '../links';
import { openAddress } from '../open-page';
import { aside, contact, hasNewsletter, home, ifAny, information, goal as landing, menuPaths, service, start } from '../pages';
import type { Fault, FaultServer } from '../servers/fault-server';
import { words as interfaceWords } from '../words';
import { chunkPath, type PageData, pageDataPath, readPageData } from './build-files';
import { test } from './fault-test';
import { arriveAt, expectLinksLeadOn, expectReadable, maxWaitMs, navigate, startScripts } from './visitor';

const landingData = pageDataPath(landing);
const data = readPageData(landing);
const chunk = chunkPath(data.componentChunkName);

/** The chunks that all pages of a language need. */
const filesOfLanguage = [
  ['interface strings', /^\/words-/],
  ['facts that pages share', /^\/site-data-/],
] as const;

/** The blocks belong to the page only, not to its frame. */
const withBrokenBlocks = (whole: PageData): PageData => {
  const { page, ...rest } = whole.result?.data ?? {};
  return { ...whole, result: { ...whole.result, data: { ...rest, page: { ...(page as object), blocks: { nonsense: true } } } } };
};

const appData = '/page-data/app-data.json';
const wrongHash: Fault = { path: appData, status: 200, body: JSON.stringify({ webpackCompilationHash: 'of-another-build' }) };

type Row = [name: string, fault: Fault];

test.beforeEach(({ page }) => page.clock.install());

/** Opens the page and waits until the fault has occurred. */
async function land(page: Page, server: FaultServer, fault: Fault): Promise<void> {
  const broken = server.inject(fault);
  // A hanging script would delay the load event.
  await openAddress(page, `${landing}?utm_source=fault#content`, { waitUntil: 'domcontentloaded' });
  await startScripts(page);
  await expect.poll(broken.hits).toBeGreaterThan(0);
}

async function expectUsable(page: Page): Promise<void> {
  expect(new URL(page.url()).search).toBe('?utm_source=fault');
  await expectReadable(page);
  await expectLinksLeadOn(page);
}

test.describe('the landing page is readable and its links work, without a reload', () => {
  const rows: Row[] = [
    ['page data hangs', { path: landingData, hang: true }],
    ['component chunk hangs', { path: chunk, hang: true }],
    ...filesOfLanguage.map(([name, path]): Row => [`${name} hang`, { path, hang: true }]),
    ['app chunk 404', { path: /^\/app-/, status: 404 }],
    ['app chunk hangs', { path: /^\/app-/, hang: true }],
    ['framework chunk 404', { path: /^\/framework-/, status: 404 }],
    ['runtime 404', { path: /^\/webpack-runtime-/, status: 404 }],
    ['app data hangs', { path: appData, hang: true }],
    ['app data 503 every time', { path: appData, status: 503 }],
    ['app data 404', { path: appData, status: 404 }],
    ['app data invalid', { path: appData, body: '{' }],
  ];
  for (const [name, fault] of rows) {
    test(name, async ({ page, server, watched }) => {
      await land(page, server, fault);
      await advanceClock(page, 10);
      expect(watched.loads).toHaveLength(1);
      await expectUsable(page);
    });
  }
});

const failures: Row[] = [
  ['page data 404', { path: landingData, status: 404 }],
  ['page data 503 every time', { path: landingData, status: 503 }],
  ['page data invalid', { path: landingData, body: '{' }],
  ['component chunk 404', { path: chunk, status: 404 }],
  ['component chunk 500', { path: chunk, status: 500 }],
];

test.describe('the landing page reloads once, then is readable and its links work', () => {
  for (const [name, fault] of failures) {
    test(name, async ({ page, server, watched }) => {
      await land(page, server, fault);
      await advanceClockUntil(page, () => expect(watched.documents).toBe(2));
      await startScripts(page);
      // The retries of the second load take about four seconds.
      await advanceClock(page, 30);
      expect(watched.loads).toHaveLength(2);
      await expectUsable(page);
    });
  }
});

test('a landing page chunk that fails briefly causes no reload', async ({ page, server, watched }) => {
  // Requested by the code that runs ahead of React, then by Gatsby.
  const refused = server.inject({ path: chunk, status: 503, times: 2 });
  await arriveAt(page, landing);
  expect(refused.hits()).toBeGreaterThan(0);
  expect(watched.loads).toHaveLength(1);
});

for (const [name, file] of filesOfLanguage) {
  test(`${name} that fail briefly cause no reload`, async ({ page, server, watched }) => {
    // Requested once ahead of React, then by i18next.
    const refused = server.inject({ path: file, status: 503, times: 3 });
    await arriveAt(page, landing);
    expect(refused.hits()).toBe(3);
    expect(watched.loads).toHaveLength(1);
  });

  test(`without ${name} the landing page reloads once, then is readable and its links work`, async ({ page, server, watched }) => {
    const refused = server.inject({ path: file, status: 404 });
    await openAddress(page, `${landing}?utm_source=fault#content`, { waitUntil: 'domcontentloaded' });
    await startScripts(page);
    // One try and five retries, the last one after eleven seconds. The preload may answer the first try.
    const tries = 6;
    await advanceClockUntil(page, () => expect(watched.documents).toBe(2));
    expect(refused.hits()).toBeGreaterThanOrEqual(tries);
    await startScripts(page);
    await advanceClockUntil(page, () => expect(refused.hits()).toBeGreaterThanOrEqual(2 * tries));
    await advanceClock(page, 30);
    expect(watched.loads).toHaveLength(2);
    await expectUsable(page);
  });
}

test('a landing page with a missing chunk hydrates after one reload once the chunk is back', async ({ page, server, watched }) => {
  const gone = server.inject({ path: chunk, status: 404 });
  await openAddress(page, landing);
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  await startScripts(page);
  await reload;
  gone.lift();
  await expect.poll(() => watched.documents).toBe(2);
  await startScripts(page);
  await hydrated(page);
  expect(watched.loads).toHaveLength(2);
});

if (hasNewsletter)
  test('a failing landing page keeps typed input and does not reload', async ({ page, server, watched }) => {
    const gone = server.inject({ path: chunk, status: 404 });
    const letGo = await hold(page, firstScripts);
    await openAddress(page, landing);
    const email = page.getByRole('contentinfo').locator('input[type="email"]');
    await email.fill('early@example.com');
    letGo();
    await expect.poll(gone.hits).toBeGreaterThan(0);
    await advanceClock(page, 30);
    await expect(email).toHaveValue('early@example.com');
    expect(watched.loads).toHaveLength(1);
  });

test('a failing landing page stays readable without reloading when the connection is lost', async ({ page, server, watched }) => {
  await openAddress(page, landing);
  server.inject({ path: /./, reset: true });
  await startScripts(page);
  await advanceClock(page, 30);
  await expectReadable(page);
  expect(watched.loads).toHaveLength(1);
});

test('with app data that always fails, links still open pages and nothing reloads by itself', async ({ page, server, watched }) => {
  server.inject({ path: appData, status: 503 });
  await arriveAt(page, landing);
  for (const path of [start, information, aside]) {
    await navigate(page, path);
    await expect(page).toHaveURL(path);
    await page.waitForLoadState();
    await startScripts(page);
    await expectReadable(page);
    // Before hydration, the browser handles clicks on links.
    await hydrated(page);
  }
  // The first page, plus at most one load per click.
  expect(watched.loads.length).toBeLessThanOrEqual(4);
});

test('app data of another build reloads the landing page once per visit, however many pages follow', async ({ page, server, watched }) => {
  server.inject(wrongHash);
  await openAddress(page, landing);
  await startScripts(page);
  await expect.poll(() => watched.documents).toBe(2);
  await hydrated(page);
  await arriveAt(page, start);
  await arriveAt(page, aside);
  await advanceClock(page, 10);
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
  test(`app data of another build causes no reload when session storage is ${name}`, async ({ page, server, watched }) => {
    await page.addInitScript(spoil);
    server.inject(wrongHash);
    await arriveAt(page, landing);
    expect(watched.loads).toHaveLength(1);
    await expectLinksLeadOn(page);
  });
}

test.describe('a render error shows an error page with working links', () => {
  const { serverHeading: failed, reload, home: toHome, contact: toContact } = interfaceWords.error;
  const whole = data.result?.data ?? {};
  const shown = (whole.page ?? {}) as Record<string, unknown>;
  const withPage = (change: Record<string, unknown>) =>
    JSON.stringify({ ...data, result: { ...data.result, data: { ...whole, page: { ...shown, ...change } } } });

  const lists = Object.entries(shown).filter(
    // These are in the head too, as structured data.
    ([name, value]) => Array.isArray(value) && !['questions', 'above', 'languages'].includes(name),
  );
  if (service) test('the page has sections that can fail', () => expect(lists.length).toBeGreaterThan(1));

  /** What Gatsby writes when Playwright blocks service workers. */
  const blockedServiceWorker = /during service worker registration/;

  for (const [section] of lists) {
    test(`in the ${section} section`, async ({ page, server, watched }) => {
      await arriveAt(page, start);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !blockedServiceWorker.test(message.text())) complaints.push(message.text());
      });
      server.inject({ path: landingData, status: 200, body: withPage({ [section]: null }) });
      await navigate(page, landing);
      await expect(page).toHaveURL(landing);
      await expect(headingOf(page)).toHaveText(failed);
      await expect(page.getByRole('main').getByRole('link', { name: toContact })).toBeVisible();
      await expect.poll(() => complaints).toHaveLength(1);
      server.mend();
      await expectLinksLeadOn(page);
      expect(watched.uncaught).toEqual([]);
    });
  }

  /** Expects a link on the error page to lead to a real page, rather than change the URL under the same error. */
  async function expectWayOn(page: Page, server: FaultServer, follow: () => Promise<unknown>): Promise<string> {
    await expect(headingOf(page)).toHaveText(failed);
    server.mend();
    await follow();
    await expect(headingOf(page)).not.toHaveText(failed, { timeout: maxWaitMs });
    await expectReadable(page);
    await hydrated(page);
    return expectLinksLeadOn(page);
  }

  for (const name of [reload, toHome, toContact]) {
    test(`in the page frame: the “${name}” link works`, async ({ page, server }) => {
      await arriveAt(page, start);
      const { result: _result, ...withoutResult } = data;
      server.inject({ path: landingData, status: 200, body: JSON.stringify(withoutResult) });
      await navigate(page, landing);
      await expectWayOn(page, server, () => page.getByRole('link', { name }).click());
    });
  }

  test('in the page frame: going back works', async ({ page, server }) => {
    await arriveAt(page, start);
    const { result: _result, ...withoutResult } = data;
    server.inject({ path: landingData, status: 200, body: JSON.stringify(withoutResult) });
    await navigate(page, landing);
    const last = await expectWayOn(page, server, () => page.goBack());
    await expect(page).toHaveURL(last);
  });

  for (const path of [home, contact]) {
    const broken = JSON.stringify(withBrokenBlocks(readPageData(path)));

    for (const way of [
      'a link in the content',
      ...ifAny(menuPaths.includes(path) ? 'a link in the frame' : undefined),
      'the reload link',
    ]) {
      test(`on ${path}: ${way} recovers the same page`, async ({ page, server }) => {
        await arriveAt(page, start);
        server.inject({ path: pageDataPath(path), status: 200, body: broken });
        await navigate(page, path);
        const link = {
          'a link in the content': page.locator(`main a[href="${path}"]`),
          // A call to action, which can be busy, opens the dialog instead.
          'a link in the frame': page.locator(':is(header, footer) a:not([aria-busy])').and(page.locator(`[href="${path}"]`)),
          'the reload link': page.getByRole('main').getByRole('link', { name: reload }),
        }[way];
        const last = await expectWayOn(
          page,
          server,
          () => link?.first().evaluate((element: HTMLElement) => element.click()) ?? Promise.resolve(),
        );
        await expect(page).toHaveURL(last);
      });
    }
  }

  test('the server error page loads the real page once the server recovers', async ({ page, server }) => {
    await arriveAt(page, start);
    server.inject({ path: landingData, status: 500 });
    await navigate(page, landing);
    await expectWayOn(page, server, () => page.getByRole('link', { name: reload }).click());
  });
});
