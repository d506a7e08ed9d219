import { expect, type Route, test } from 'playwright/test';
import { answerElsewhere, welcome } from '../other-hosts';
import { makeScriptedVisit } from '../scripted-visit';

test.use({ serviceWorkers: 'block' });
test.setTimeout(90_000);

/** With service workers blocked, Playwright lets a registration resolve to nothing; real browsers reject it. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('no service workers here'));
  }),
);

const trouble: Record<string, (route: Route) => Promise<void>> = {
  blocked: (route) => route.abort('blockedbyclient'),
  // Never answers, so slower than any visit.
  slow: async () => {},
  failing: (route) => route.fulfill({ ...welcome, status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  'sending garbage': (route) => route.fulfill({ ...welcome, contentType: 'text/javascript', body: 'window.analytics = 7;' }),
};

for (const [kind, answer] of Object.entries(trouble)) {
  test(`with every third-party host ${kind}, a complete visit works without page errors`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const addresses = await answerElsewhere(page, answer);
    await makeScriptedVisit(page);
    expect(errors).toEqual([]);
    // The services were requested, so they had the chance to break something.
    const hosts = addresses.map((address) => new URL(address).hostname);
    expect(hosts).toEqual(expect.arrayContaining(['cdn.segment.com', 'www.googletagmanager.com']));
  });
}

test('with third-party scripts that throw, a complete visit works and the site itself throws no errors', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await answerElsewhere(page, (route) =>
    route.fulfill({ ...welcome, contentType: 'text/javascript', body: 'throw new Error("of a third party");' }),
  );
  await makeScriptedVisit(page);
  expect(errors.filter((message) => message !== 'of a third party')).toEqual([]);
  expect(errors.length).toBeGreaterThan(0);
});
