/** A lead as a receiver sees it: nothing but its key and revision is needed to know it again. */
export type ReceivedLead = { key: string; revision: number } & Record<string, unknown>;

export function isReceivedLead(body: unknown): body is ReceivedLead {
  if (typeof body !== 'object' || body === null) return false;
  const { key, revision } = body as Record<string, unknown>;
  return typeof key === 'string' && key.length > 0 && Number.isSafeInteger(revision);
}

/**
 * Takes a lead in: a new key is added, a higher revision of a known one replaces it, anything else is a repetition
 * and changes nothing. Every receiver must do this, and answer with 2xx in all three cases.
 */
export function acceptLead(known: ReadonlyMap<string, ReceivedLead>, lead: ReceivedLead): Map<string, ReceivedLead> {
  const before = known.get(lead.key);
  return before && before.revision >= lead.revision ? new Map(known) : new Map(known).set(lead.key, lead);
}
