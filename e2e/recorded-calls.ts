import type { Page } from 'playwright/test';

/** A call of the analytics object: its method, then what it was given. */
export type Call = readonly [method: string, ...given: unknown[]];

/** Puts an analytics object into all pages that writes down its calls, in their order and across full loads. */
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
    // Where a build has a key, `initialize` tells Segment's snippet that its library is here already.
    Object.assign(window, { analytics: { initialize: true, track: record('track'), identify: record('identify'), page: record('page') } });
  });
  return calls;
}
