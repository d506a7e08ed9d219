import type { Lead } from '../../contract/lead';

/** The last lead of each form that still has its input, because the delivery failed: what is sent next from there corrects it. */
export const unfinishedLeads = new WeakMap<HTMLFormElement, Lead>();
