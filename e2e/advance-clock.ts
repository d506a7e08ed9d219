import { expect, type Page } from 'playwright/test';

/** Real time between two steps, in ms: enough for the local server to answer. */
const pauseMs = 25;

/**
 * Lets time pass on the page's clock, which the test has installed. Step by step, because a page that tries again sets its next
 * timer only after the response to the try before.
 */
export async function advanceClock(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1_000);
    await page.waitForTimeout(pauseMs);
  }
}

/** Lets time pass in the same way until `expectation` no longer throws. */
export async function advanceClockUntil(page: Page, expectation: () => unknown): Promise<void> {
  const step = async () => {
    await page.clock.runFor(1_000);
    await expectation();
  };
  await expect(step).toPass({ intervals: [pauseMs], timeout: 30_000 });
}
