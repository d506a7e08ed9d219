import type { Page } from 'playwright/test';

export type KeptCall = [method: string, ...given: unknown[]];

/** A stand-in for the analytics library that keeps its calls in the browser: those of a page that is being left reach no test otherwise. */
export async function keepCalls(page: Page): Promise<() => Promise<KeptCall[]>> {
  await page.addInitScript(() => {
    const record = (...call: unknown[]) => {
      const calls = JSON.parse(localStorage.getItem('calls') ?? '[]');
      localStorage.setItem('calls', JSON.stringify([...calls, call]));
    };
    const methodOf =
      (name: string) =>
      (...call: unknown[]) =>
        record(name, ...call);
    // Where a build has a key, `initialize` tells Segment's snippet that its library is here already.
    Object.assign(window, {
      analytics: { initialize: true, page: methodOf('page'), track: methodOf('track'), identify: methodOf('identify') },
    });
  });
  return () => page.evaluate(() => JSON.parse(localStorage.getItem('calls') ?? '[]'));
}
