import type { Lead } from '../../contract/lead';

/** The last lead of each form until its delivery succeeds: what is sent from the form next replaces it, under the same key. */
export const unfinishedLeads = new WeakMap<HTMLFormElement, Lead>();
