import { html } from 'hono/html';
import { formatDay } from '../format-date';
import type { LeadCount } from '../storage/lead-store';
import { type ChartRange, lastDays } from './chart-range';
import { dayChart } from './day-chart';
import { inboxPaths } from './inbox-paths';
import type { Markup, Page } from './layout';
import { shareChart } from './share-chart';
import { type CountedBy, perDay, perValue, totalOf } from './tally';
import { countedLeads } from './words';

const spans = [7, 30, 90, 365] as const;
const maxBars = 12;

const rangeForm = (
  { firstDay, lastDay }: ChartRange,
  now: number,
): Markup => html`<form method="get" action="${inboxPaths.chart}" class="filter range">
  <div><label for="from">From (UTC)</label><input id="from" name="from" type="date" value="${firstDay}"></div>
  <div><label for="to">To (UTC)</label><input id="to" name="to" type="date" value="${lastDay}"></div>
  <button class="secondary">Show</button>
  <ul class="spans" aria-label="Last days">${spans.map((days) => {
    const query = lastDays(days, now);
    const current = query === `?from=${firstDay}&to=${lastDay}`;
    return html`<li><a href="${inboxPaths.chart}${query}"${current ? html` aria-current="true"` : ''}>${days} days</a></li>`;
  })}</ul></form>`;

const shares = (counts: readonly LeadCount[]): Markup => {
  const bars = (part: CountedBy, none: string) => perValue(counts, part, { none, rest: 'All others', most: maxBars });
  return html`<div class="charts">
  ${shareChart('Leads by source', 'Campaign source', bars('source', 'No campaign'))}
  ${shareChart('Leads by campaign', 'Campaign', bars('campaign', 'No campaign'))}
  ${shareChart('Leads by variant', 'Button text they saw', bars('variant', 'Not part of the experiment'))}
  </div>`;
};

/** The number of leads by day, source, campaign and variant. */
export function chartPage(counts: readonly LeadCount[], range: ChartRange, now: number): Page {
  const total = totalOf(counts);
  return {
    title: 'Charts',
    content: html`<h1>Charts</h1>${rangeForm(range, now)}
    <p class="intro total"><strong>${countedLeads(total)}</strong> from ${formatDay(range.firstDay)} to ${formatDay(range.lastDay)},
    without spam and tests.</p>
    ${
      total === 0
        ? html`<p class="empty">No leads in this period. Choose a longer one.</p>`
        : html`<section aria-labelledby="by-day"><h2 id="by-day">Leads by day</h2>${dayChart(perDay(counts, range.from, range.to))}</section>${shares(counts)}`
    }`,
  };
}
