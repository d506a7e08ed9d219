import { dayMs } from '../../contract/durations';
import type { Lead } from '../../contract/lead';
import { keysOf } from '../../contract/objects';
import { formNames } from '../lead-text/names';
import { allTargets, type Forwarding, type LeadFilter } from '../storage/lead-store';
import { validDay } from '../utc-day';
import { stateNames } from './words';

const views = ['inbox', 'spam', 'tests'] as const;

/** The conditions in the list's URL; '' means any. Days are in UTC and inclusive. */
export type ListQuery = {
  view: (typeof views)[number];
  search: string;
  form: Lead['form'] | '';
  forwarding: Forwarding['state'] | '';
  source: string;
  campaign: string;
  variant: string;
  from: string;
  to: string;
  after: string;
  page: number;
};

/** Browsers cut campaign values at 256. */
const maxCharacters = 300;

/** The conditions that a marketer sets, as opposed to the view and the page. */
const conditions = ['search', 'form', 'forwarding', 'source', 'campaign', 'variant', 'from', 'to'] as const;

const oneOf = <Choice extends string>(choices: readonly Choice[], value: string): Choice | undefined =>
  choices.find((choice) => choice === value);

// A database may reject control characters, and searching for them finds nothing.
const cleaned = (value: string) => value.replace(/\p{Cc}/gu, ' ').slice(0, maxCharacters);

/** Parses a URL's query; invalid values are ignored, so they filter nothing. */
export function listQueryOf(parameters: URLSearchParams): ListQuery {
  const text = (name: keyof ListQuery) => cleaned(parameters.get(name) ?? '');
  const page = Number(text('page'));
  return {
    view: oneOf(views, text('view')) ?? 'inbox',
    search: text('search').trim(),
    form: oneOf(keysOf(formNames), text('form')) ?? '',
    forwarding: oneOf(keysOf(stateNames), text('forwarding')) ?? '',
    source: text('source'),
    campaign: text('campaign'),
    variant: text('variant'),
    from: validDay(text('from')),
    to: validDay(text('to')),
    after: text('after'),
    page: Number.isInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  };
}

/** Returns the query string of a URL, with its question mark, or ''; `changes` go back to the first page. */
export function queryString(query: ListQuery, changes: Partial<ListQuery> = { after: query.after, page: query.page }): string {
  const { view, page, ...rest } = { ...query, after: '', page: 1, ...changes };
  const set = Object.entries({ ...rest, view: view === 'inbox' ? '' : view, page: page > 1 ? String(page) : '' });
  const text = new URLSearchParams(set.filter(([, value]) => value !== '')).toString();
  return text && `?${text}`;
}

/** The number of conditions set. */
export const conditionCount = (query: ListQuery): number => conditions.filter((name) => query[name] !== '').length;

/** Returns the query for the same view without conditions. */
export const cleared = ({ view }: ListQuery): string => (view === 'inbox' ? '' : `?view=${view}`);

export const viewFilters: Record<ListQuery['view'], LeadFilter> = {
  inbox: { status: 'inbox', test: false },
  spam: { status: 'spam', test: false },
  tests: { test: true },
};

/** Returns the filter for the store. */
export function filterOf(query: ListQuery): LeadFilter {
  const { search, form, forwarding, source, campaign, variant, from, to } = query;
  return {
    ...viewFilters[query.view],
    ...(search && { search }),
    ...(form && { form }),
    ...(forwarding && { forwarding: { state: forwarding, targets: allTargets } }),
    ...(source && { source }),
    ...(campaign && { campaign }),
    ...(variant && { variant }),
    ...(from && { from: Date.parse(from) }),
    ...(to && { to: Date.parse(to) + dayMs }),
  };
}
