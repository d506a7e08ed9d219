import { expect, test } from 'playwright/test';
import { expectedCalls, options } from '../expected-calls';
import type { Call } from '../recorded-calls';
import { canary, makeScriptedVisit } from '../scripted-visit';
import { type Posted, standIn } from './stand-ins';

// Requests by a service worker would bypass the hosts mocked here.
test.use({ serviceWorkers: 'block' });
test.setTimeout(90_000);

/** The call that led to a posted event; Segment adds its own properties to page calls. */
function callOf({ type, event, traits, properties = {}, context }: Posted): Call {
  const given = { context: { campaign: context.campaign, entryPoint: context.entryPoint } };
  if (type === 'track') return [type, event, properties, given];
  if (type === 'identify') return [type, traits, given];
  const { path, search, title, url } = properties;
  return [type, { path, search, title, url }, given];
}

test('Segment receives exactly the calls of the visit, in order, starting with the experiment', async ({ page }) => {
  const { posted } = await standIn(page);
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
