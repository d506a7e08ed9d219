import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { mainPages } from '../../contract/main-pages';
import { testSources } from '../../contract/test-lead';
import { leadsProblems, preflightOf } from '../deploy/leads-preflight';
import type { Output } from './output';
import { reach, urlOf } from './reach';
import type { ReceiverAccess } from './receiver-access';
import { testLead } from './test-lead';

const pollMs = 250;
const epoch = Date.parse('2020-01-01T00:00:00Z');

/** Where a page's forms post to; undefined if nowhere. */
export function endpointIn(html: string, page: URL): string | undefined {
  const forms = html.match(/<form\b[^>]*>/gi) ?? [];
  const posting = forms.find((form) => /\bmethod="post"/i.test(form));
  const action = posting && /\baction="([^"]+)"/i.exec(posting)?.[1];
  return action && new URL(action.replaceAll('&amp;', '&'), page).href;
}

/** The revision of a probe: seconds since 2020. Larger with each probe, or a receiver would take it for a repetition; receivers cap it at 1e9. */
export const probeRevision = (now: number): number => Math.floor((now - epoch) / 1_000);

const failed = (line: string): Output => ({ lines: [line], json: { arrived: false, problem: line }, failed: true });

/** Sends a test lead the way a visitor of the site would, and waits until the receiver has it. */
export async function probe(site: string, access: ReceiverAccess, limitMs: number): Promise<Output> {
  const begun = performance.now();
  const page = new URL(mainPages.contact, urlOf(site));
  const answer = await reach(page);
  const endpoint = answer.ok ? endpointIn(await answer.text(), page) : undefined;
  if (!endpoint) return failed(`The forms at ${page} (status ${answer.status}) send no leads.`);

  const preflight = await reach(endpoint, preflightOf(site));
  const [refusal] = leadsProblems(endpoint, site, preflight);
  if (refusal) return failed(refusal);

  // One lead for all probes of a site, so that they do not pile up.
  const key = createHash('md5').update(`probe of ${site}`).digest('hex');
  const lead = testLead({ key, revision: probeRevision(Date.now()), source: testSources.probe });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', Origin: new URL(site).origin };
  const body = JSON.stringify(lead);
  const taken = await reach(endpoint, { method: 'POST', redirect: 'manual', headers, body });
  if (taken.status !== 202) return failed(`${endpoint} answers a lead with status ${taken.status}.`);

  while (performance.now() - begun < limitMs) {
    const receipt = await access.receipt(key);
    if (receipt && receipt.revision >= lead.revision) {
      const ms = Math.round(performance.now() - begun);
      return { lines: [`A lead sent through ${site} arrived after ${ms} ms.`], json: { arrived: true, key, ms } };
    }
    await pause(pollMs);
  }
  return failed(`${endpoint} accepted a lead that did not arrive at the receiver: does the endpoint belong to another receiver?`);
}
