import { dayMs } from '../../contract/durations';
import { allTargets, type LeadFilter } from '../storage/lead-store';
import type { ListQuery } from './list-query';

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
