import { html } from 'hono/html';
import { truncated } from '../lead-text/display-text';
import { formNames } from '../lead-text/names';
import { inboxPaths } from './inbox-paths';
import type { Markup } from './layout';
import { cleared, conditionCount, type ListQuery } from './list-query';
import type { CountedBy } from './tally';
import { stateNames } from './words';

/** The campaign sources, campaigns and variants that leads have. */
export type KnownValues = Record<CountedBy, string[]>;

type Option = readonly [value: string, label: string];

const select = (name: keyof ListQuery, label: string, current: string, options: readonly Option[]): Markup => html`
  <div><label for="${name}">${label}</label>
  <select id="${name}" name="${name}"><option value="">Any</option>
  ${options.map(([value, text]) => html`<option value="${value}"${value === current ? html` selected` : ''}>${text}</option>`)}
  </select></div>`;

/** The current value stays selectable even if no counted lead has it, for example if only spam does. */
const optionsOf = (values: readonly string[], current: string): Option[] =>
  [...new Set(current ? [current, ...values] : values)].map((value) => [value, truncated(value, 80)]);

const day = (name: 'from' | 'to', label: string, current: string): Markup => html`
  <div><label for="${name}">${label}</label><input id="${name}" name="${name}" type="date" value="${current}"></div>`;

const more = (query: ListQuery, known: KnownValues): Markup => html`
  ${select('form', 'Form', query.form, Object.entries(formNames))}
  ${select('forwarding', 'Forwarding', query.forwarding, Object.entries(stateNames))}
  ${select('source', 'Campaign source', query.source, optionsOf(known.source, query.source))}
  ${select('campaign', 'Campaign', query.campaign, optionsOf(known.campaign, query.campaign))}
  ${select('variant', 'Variant (button text)', query.variant, optionsOf(known.variant, query.variant))}
  ${day('from', 'From (UTC)', query.from)}
  ${day('to', 'To (UTC)', query.to)}`;

/** Search and conditions, sent as the query of the list. */
export function filterForm(query: ListQuery, known: KnownValues): Markup {
  const count = conditionCount(query);
  const folded = conditionCount({ ...query, search: '' });
  return html`<form method="get" action="${inboxPaths.list}" class="filter" role="search" aria-label="Leads">
    ${query.view === 'inbox' ? '' : html`<input type="hidden" name="view" value="${query.view}">`}
    <div class="search"><div><label for="search">Search</label>
    <input id="search" name="search" type="search" value="${query.search}" maxlength="200" autocomplete="off"></div>
    <button class="secondary">Search</button></div>
    <details${folded > 0 ? html` open` : ''}><summary>Filters${folded > 0 ? html` <span class="count">${folded}</span>` : ''}</summary>
    <div class="conditions">${more(query, known)}<button class="secondary">Apply</button></div></details>
    ${count > 0 ? html`<p><a href="${inboxPaths.list}${cleared(query)}">Clear search and filters</a></p>` : ''}
  </form>`;
}
