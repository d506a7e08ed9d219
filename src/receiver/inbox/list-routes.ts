import slugify from '@sindresorhus/slugify';
import type { Hono } from 'hono';
import { csvOf } from '../csv';
import { allLeads } from '../storage/all-leads';
import type { LeadFilter } from '../storage/lead-store';
import { utcDay } from '../utc-day';
import type { KnownValues } from './filter-form';
import type { Inbox, InboxEnv, InboxStore } from './inbox-options';
import { inboxPaths } from './inbox-paths';
import { leadsPerPage, listPage } from './list-page';
import { filterOf, listQueryOf, viewFilters } from './list-query';
import { showPage } from './show-page';
import { valuesOf } from './tally';

const maxValues = 100;

async function knownValues(store: InboxStore, now: number): Promise<KnownValues> {
  const counts = await store.counts(0, now + 1);
  const known = (part: keyof KnownValues) => valuesOf(counts, part, maxValues);
  return { source: known('source'), campaign: known('campaign'), variant: known('variant') };
}

/** Returns a file name that is safe in a header whatever the site is called. */
function fileNameOf(siteName: string, now: number): string {
  const name = slugify(siteName, { decamelize: false }).slice(0, 60);
  return `${name ? `${name}-` : ''}leads-${utcDay(now)}.csv`;
}

/** The list of leads, also as a CSV file. */
export function addListRoutes(app: Hono<InboxEnv>, inbox: Inbox): void {
  const { store, targets, now } = inbox;
  const totalOf = async (filter: LeadFilter) => (await store.list(filter, { limit: 1 })).total;

  app.get(inboxPaths.list, async (context) => {
    const query = listQueryOf(new URL(context.req.url).searchParams);
    const [page, known, inTotal, spam, tests, stuck] = await Promise.all([
      store.list(filterOf(query), { limit: leadsPerPage, ...(query.after && { after: query.after }) }),
      knownValues(store, now()),
      totalOf(viewFilters.inbox),
      totalOf(viewFilters.spam),
      totalOf(viewFilters.tests),
      // Targets that were removed from the settings do not count: nothing more can be sent to them.
      totalOf({ ...viewFilters.inbox, forwarding: { state: 'dead', targets } }),
    ]);
    return showPage(context, inbox, () => listPage({ query, page, known, stuck, targets, totals: { inbox: inTotal, spam, tests } }));
  });
  app.get(inboxPaths.export, async (context) => {
    const leads = await allLeads(store, filterOf(listQueryOf(new URL(context.req.url).searchParams)));
    context.header('Content-Type', 'text/csv; charset=utf-8');
    context.header('Content-Disposition', `attachment; filename="${fileNameOf(inbox.siteName, now())}"`);
    return context.body(csvOf(leads));
  });
}
