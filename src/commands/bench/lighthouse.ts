import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserPath } from '../browser/launch-browser';
import { onEachPage } from './each-page';
import { trustingFlag } from './secure-server';
import { summaryOf, table } from './statistics';

/**
 * Fetched for each run rather than a dependency: it brings 160 packages, more than half of them another service's telemetry, for
 * a figure that is rarely needed.
 */
const version = 'lighthouse@12.8.2';

type Report = { categories: Record<string, { score: number | null }>; audits: Record<string, { numericValue?: number }> };
type Scores = { scores: Record<string, number>; lcp: number; tbt: number; cls: number };
type Run = { page: Scores; floor: Scores };

async function report(address: string): Promise<Scores> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', trustingFlag()].join(' ');
  const options = ['--yes', version, address, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: browserPath() };
  const { stdout } = await promisify(execFile)('npx', options, { env, maxBuffer: 200_000_000 });
  const { categories, audits }: Report = JSON.parse(stdout);
  const scores = Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
  const audit = (name: string) => audits[name]?.numericValue ?? 0;
  return { scores, lcp: audit('largest-contentful-paint'), tbt: audit('total-blocking-time'), cls: audit('cumulative-layout-shift') };
}

/** Lighthouse occasionally reports that its trace failed and should be repeated. */
const reportOnceMore = (address: string) => report(address).catch(() => report(address));

/** Lighthouse's mobile run. Other load on the machine distorts single runs, so Lighthouse recommends several. */
export const measureLighthouse = (kinds: readonly string[], repetitions: number) =>
  onEachPage(
    kinds,
    repetitions,
    async ({ page, floor }): Promise<Run> => ({ page: await reportOnceMore(page), floor: await reportOnceMore(floor) }),
  );

function medianOf(reports: readonly Scores[]): Scores {
  const of = (figure: (scores: Scores) => number) => summaryOf(reports.map(figure)).median;
  const categories = Object.keys(reports[0]?.scores ?? {});
  return {
    scores: Object.fromEntries(categories.map((name) => [name, of(({ scores }) => scores[name] ?? 0)])),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: Math.max(...reports.map(({ cls }) => cls)),
  };
}

/** The median of each figure, and how many milliseconds of blocking time the HTML and styles take without any scripts. */
export function lighthouseTable(results: Record<string, readonly Run[]>): string {
  const categories = Object.keys(Object.values(results)[0]?.[0]?.page.scores ?? {});
  const rows = Object.entries(results).map(([kind, runs]) => {
    const { scores, lcp, tbt, cls } = medianOf(runs.map(({ page }) => page));
    const floor = medianOf(runs.map((run) => run.floor));
    return [kind, ...categories.map((name) => scores[name] ?? 0), ...[lcp, tbt, floor.tbt].map(Math.round), cls.toFixed(3)];
  });
  return table(['page', ...categories, 'LCP ms', 'TBT ms', 'without scripts', 'CLS'], rows);
}
