import { html } from 'hono/html';
import type { ListedLeads, TargetName } from '../storage/lead-store';
import { filterForm, type KnownValues } from './filter-form';
import { inboxPaths } from './inbox-paths';
import type { Markup, Page } from './layout';
import { leadRow } from './lead-row';
import { cleared, conditionCount, type ListQuery, queryString } from './list-query';
import { countedLeads } from './words';

/** `stuck` counts leads that a target never got. */
type ListContent = {
  query: ListQuery;
  page: ListedLeads;
  totals: Record<ListQuery['view'], number>;
  stuck: number;
  known: KnownValues;
  /** Those set up. */
  targets: readonly TargetName[];
};

/** Leads per page. */
export const leadsPerPage = 50;

const viewNames: Record<ListQuery['view'], string> = { inbox: 'Inbox', spam: 'Spam', tests: 'Tests' };

const intros: Record<ListQuery['view'], string | null> = {
  inbox: null,
  spam: 'These leads look like spam and are not forwarded. Open one to see why, or to move it back to the inbox.',
  tests: 'Sent to check that the forms work. Tests are not forwarded and not counted in the charts.',
};

const tabs = ({ query, totals }: ListContent): Markup => html`<nav aria-label="Kinds of leads"><ul class="tabs">
  ${(['inbox', 'spam', 'tests'] as const).map(
    (view) => html`<li><a href="${inboxPaths.list}${queryString(query, { view })}"${view === query.view ? html` aria-current="page"` : ''}>
    ${viewNames[view]} <span class="count">${totals[view]}</span></a></li>`,
  )}</ul></nav>`;

const empty = (query: ListQuery): Markup => {
  if (query.after !== '') return html`<p>No older leads.</p>`;
  if (conditionCount(query) > 0) return html`<p>No leads match. <a href="${inboxPaths.list}${cleared(query)}">Show all</a></p>`;
  if (query.view === 'inbox') return html`<p>No leads yet. When someone submits a form on the website, the lead appears here.</p>`;
  return html`<p>${query.view === 'spam' ? 'No spam. Good.' : 'No tests were sent.'}</p>`;
};

const pager = ({ query, page }: ListContent): Markup | string => {
  if (page.next === null && query.page === 1) return '';
  const next =
    page.next === null
      ? ''
      : html`<a rel="next" href="${inboxPaths.list}${queryString(query, { after: page.next, page: query.page + 1 })}">Older leads</a>`;
  const first = query.page > 1 ? html`<a href="${inboxPaths.list}${queryString(query, {})}">Newest leads</a>` : '';
  const pages = Math.max(Math.ceil(page.total / leadsPerPage), query.page);
  return html`<nav aria-label="Pages" class="pager">${first}<span>Page ${query.page} of ${pages}</span>${next}</nav>`;
};

const summary = ({ query, page }: ListContent): Markup => html`<div class="summary">
  <p>${countedLeads(page.total)}${conditionCount(query) > 0 ? ' found' : ''}, newest first</p>
  <p><a href="${inboxPaths.export}${queryString(query, {})}">Download as CSV</a></p></div>`;

const alarm = ({ query, stuck }: ListContent): Markup | string =>
  stuck === 0 || query.forwarding === 'dead'
    ? ''
    : html`<p class="notice alarm">${countedLeads(stuck)} could not be forwarded everywhere.
    <a href="${inboxPaths.list}?forwarding=dead">Show ${stuck === 1 ? 'it' : 'them'}</a></p>`;

/** The list of leads. */
export const listPage = (content: ListContent): Page => ({
  title: viewNames[content.query.view],
  content: html`<h1>Leads</h1>${alarm(content)}${tabs(content)}
  ${intros[content.query.view] === null ? '' : html`<p class="intro">${intros[content.query.view]}</p>`}
  ${filterForm(content.query, content.known)}
  ${
    content.page.leads.length === 0
      ? html`<div class="empty">${empty(content.query)}</div>`
      : html`${summary(content)}<ol class="leads">${content.page.leads.map((entry) => leadRow(entry, content.query, content.targets))}</ol>`
  }
  ${pager(content)}`,
});
