import type { Lead } from '../../contract/lead';

/** The last lead of each form until its delivery succeeds: what is sent from the form next replaces it, under the same key. */
export const unfinishedLeads = new WeakMap<HTMLFormElement, Lead>();

/**
 * The forms whose input is being delivered. Each promise resolves when that ends: by then the form has been emptied, or keeps its
 * input because the delivery failed. The visitor may have left its page meanwhile.
 */
export const formsBeingSent = new WeakMap<HTMLFormElement, Promise<void>>();
