/** The relevant part of the browser's `navigator`; `connection` exists in Chromium only. */
export type Circumstances = { userAgent: string; connection?: { effectiveType?: string; saveData?: boolean } };

const bot = /bot|crawler|spider|crawling/i;

/** Whether pages may be prefetched. Duplicates the conditions of Gatsby's own queue, which does not expose them. */
export function mayFetchAhead({ userAgent, connection }: Circumstances): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g') && !bot.test(userAgent);
}
