import type { Hono } from 'hono';
import { chartPage } from './chart-page';
import { chartRangeOf } from './chart-range';
import type { Inbox, InboxEnv } from './inbox-options';
import { inboxPaths } from './inbox-paths';
import { showPage } from './show-page';

/** The charts. */
export function addChartRoutes(app: Hono<InboxEnv>, inbox: Inbox): void {
  app.get(inboxPaths.chart, async (context) => {
    const range = chartRangeOf(new URL(context.req.url).searchParams, inbox.now());
    const counts = await inbox.store.counts(range.from, range.to);
    return showPage(context, inbox, () => chartPage(counts, range, inbox.now()));
  });
}
