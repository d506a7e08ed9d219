import type { Page } from 'playwright/test';

/** Lets time pass on the page's own clock: however busy the machine is, timers that were due before have run. */
export const passTime = (page: Page, ms: number) => page.evaluate((pause) => new Promise((done) => setTimeout(done, pause)), ms);
