/** Where the outbox is kept in the browser's local store. */
export const outboxKey = 'leads.outbox';
