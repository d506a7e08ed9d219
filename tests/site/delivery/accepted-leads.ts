/** A lead as a receiver sees it: its key and revision are enough to identify it. */
export type ReceivedLead = { key: string; revision: number } & Record<string, unknown>;

/**
 * Stores a lead: a new key is added, a higher revision of a known key replaces it, anything else is a repeat and changes
 * nothing. Every receiver must do this and answer all three cases with 2xx.
 */
export function acceptLead(known: ReadonlyMap<string, ReceivedLead>, lead: ReceivedLead): Map<string, ReceivedLead> {
  const before = known.get(lead.key);
  return before && before.revision >= lead.revision ? new Map(known) : new Map(known).set(lead.key, lead);
}
