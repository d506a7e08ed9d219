import type { Page } from 'playwright/test';

/** A call of the analytics object: its method, then its arguments. */
export type Call = readonly [method: string, ...given: unknown[]];

/** Adds an analytics object to all pages that records its calls in order, across full page loads. */
export async function recordCalls(page: Page): Promise<readonly Call[]> {
  const calls: Call[] = [];
  await page.exposeFunction('recordCall', (call: string) => {
    calls.push(JSON.parse(call));
  });
  await page.addInitScript(() => {
    const { recordCall } = window as unknown as { recordCall: (call: string) => void };
    const record =
      (method: string) =>
      (...given: unknown[]) =>
        recordCall(JSON.stringify([method, ...given]));
    // In builds with a key, `initialize` makes Segment's snippet assume its library is already loaded.
    Object.assign(window, { analytics: { initialize: true, track: record('track'), identify: record('identify'), page: record('page') } });
  });
  return calls;
}
