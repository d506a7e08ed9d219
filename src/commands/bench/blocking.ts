import type { Browser } from 'playwright/test';
import { onEachPage } from './each-page';
import { summaryOf, table, withRange } from './statistics';

/** An event of Chromium's trace: a moment, or a task with its CPU time (`tdur`), in µs. */
export type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** The CPU of Lighthouse's phone is this many times slower. */
const slowdown = 4;
/** A longer task delays the answer to a tap. */
const maxMs = 50;

/** How long a page stays idle, in ms: its scripts start, and the question for consent is asked. */
const idleMs = 6_000;

const categories = ['toplevel', 'devtools.timeline', 'loading', 'disabled-by-default-devtools.timeline'];

type Blocking = { blockedMs: number; longestTaskMs: number };

/**
 * Total blocking time after first paint on a slow phone, as Lighthouse adds it up, but in CPU time: other work on the machine
 * makes a task take longer, but not its CPU time. Throws if the trace has no first paint.
 */
export function blockingIn(events: readonly TraceEvent[]): Blocking {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first paint.');
  const tasks = events.filter(({ name, ph, pid, tid, ts }) => {
    return name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid && ts > paint.ts;
  });
  const lengths = tasks.map(({ dur = 0, tdur = dur }) => (tdur / 1000) * slowdown);
  return {
    blockedMs: lengths.reduce((sum, ms) => sum + Math.max(0, ms - maxMs), 0),
    longestTaskMs: Math.max(0, ...lengths),
  };
}

async function blockingOf(browser: Browser, address: string): Promise<Blocking> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await browser.startTracing(page, { categories });
  await page.goto(address);
  await page.waitForTimeout(idleMs);
  const trace = await browser.stopTracing();
  await context.close();
  return blockingIn(JSON.parse(trace.toString()).traceEvents);
}

type Run = { page: Blocking; floor: Blocking };

export const measureBlocking = (kinds: readonly string[], repetitions: number) =>
  onEachPage(
    kinds,
    repetitions,
    async ({ page, floor, browser }): Promise<Run> => ({ page: await blockingOf(browser, page), floor: await blockingOf(browser, floor) }),
  );

/** Medians with the lowest and highest run, in ms. */
export function blockingTable(results: Record<string, readonly Run[]>): string {
  const cell = (runs: readonly Run[], side: keyof Run, figure: keyof Blocking) =>
    withRange(summaryOf(runs.map((run) => run[side][figure])));
  const rows = Object.entries(results).map(([kind, runs]) => [
    kind,
    cell(runs, 'page', 'blockedMs'),
    cell(runs, 'floor', 'blockedMs'),
    cell(runs, 'page', 'longestTaskMs'),
    cell(runs, 'floor', 'longestTaskMs'),
  ]);
  return table(['page', 'blocking time, ms', 'without scripts', 'longest task, ms', 'without scripts'], rows);
}
