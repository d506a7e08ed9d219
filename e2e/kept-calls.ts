import type { Page } from 'playwright/test';

export type KeptCall = [method: string, ...given: unknown[]];

/** An analytics stub that stores its calls in the browser; calls made while a page unloads would otherwise be lost. */
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
    // In builds with a key, `initialize` makes Segment's snippet assume its library is already loaded.
    Object.assign(window, {
      analytics: { initialize: true, page: methodOf('page'), track: methodOf('track'), identify: methodOf('identify') },
    });
  });
  return () => page.evaluate(() => JSON.parse(localStorage.getItem('calls') ?? '[]'));
}
