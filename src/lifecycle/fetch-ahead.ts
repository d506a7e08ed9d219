/** As much of the browser's `navigator` as decides; `connection` is in Chromium alone. */
export type Circumstances = { userAgent: string; connection?: { effectiveType?: string; saveData?: boolean } };

const bot = /bot|crawler|spider|crawling/i;

/** Whether pages may be fetched before they are asked for. The same conditions as in Gatsby's own queue, which does not tell. */
export function mayFetchAhead({ userAgent, connection }: Circumstances): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g') && !bot.test(userAgent);
}
