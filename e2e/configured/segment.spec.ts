import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { expectedCalls, options } from '../expected-calls';
import { elsewhere, welcome } from '../other-hosts';
import type { Call } from '../recorded-calls';
import { canary, makeScriptedVisit } from '../scripted-visit';
import { settings } from './settings';

// Requests by a service worker would bypass the hosts mocked here.
test.use({ serviceWorkers: 'block' });
test.setTimeout(90_000);

const umd = 'node_modules/@segment/analytics-next/dist/umd';
const sourceSettings = {
  integrations: {
    'Segment.io': { apiKey: settings.SEGMENT_WRITE_KEY, unbundledIntegrations: [], addBundledMetadata: true, versionSettings: {} },
  },
  plan: { track: { __default: { enabled: true } } },
  remotePlugins: [],
};

type Posted = {
  type: string;
  event?: string;
  traits?: unknown;
  properties?: Record<string, unknown>;
  context: { campaign: unknown; entryPoint: unknown };
};

/** Mocks Segment's hosts: the library from the npm package, settings for no other destination, and an intake. */
async function standInForSegment(page: Page): Promise<Posted[]> {
  const posted: Posted[] = [];
  await page.route(elsewhere, async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (hostname === 'api.segment.io') posted.push(route.request().postDataJSON());
    const bundle = join(umd, pathname.endsWith('/analytics.min.js') ? 'standalone.js' : basename(pathname));
    if (hostname !== 'cdn.segment.com') return route.fulfill(welcome);
    if (pathname.endsWith('/settings'))
      return route.fulfill({ ...welcome, contentType: 'application/json', body: JSON.stringify(sourceSettings) });
    if (existsSync(bundle)) return route.fulfill({ ...welcome, contentType: 'text/javascript', body: readFileSync(bundle) });
    return route.abort();
  });
  return posted;
}

/** The call that led to a posted event; Segment adds its own properties to page calls. */
function callOf({ type, event, traits, properties = {}, context }: Posted): Call {
  const given = { context: { campaign: context.campaign, entryPoint: context.entryPoint } };
  if (type === 'track') return [type, event, properties, given];
  if (type === 'identify') return [type, traits, given];
  const { path, search, title, url } = properties;
  return [type, { path, search, title, url }, given];
}

test('Segment receives exactly the calls of the visit, in order, starting with the experiment', async ({ page }) => {
  const posted = await standInForSegment(page);
  const visit = await makeScriptedVisit(page);
  const joined: Call = [
    'track',
    'user_joined_cta_cohort',
    { experiment_id: 'cta-copy', variant: expect.any(String), variant_copy: expect.any(String) },
    options,
  ];
  const expected = [joined, ...expectedCalls(visit)];
  await expect.poll(() => posted.length).toBe(expected.length);
  expect(posted.map(callOf)).toEqual(expected);
  const carrying = posted.filter((call) => JSON.stringify(call).includes(canary.email) || JSON.stringify(call).includes(canary.name));
  expect(carrying.map(({ type, event }) => event ?? type)).toEqual(['newsletter_signup', 'identify']);
});
