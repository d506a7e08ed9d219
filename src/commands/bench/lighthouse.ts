import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserPath } from '../browser';
import { pageKinds } from './pages';
import { startSecureServer, trustingFlag } from './secure-server';
import { summaryOf, table } from './statistics';

/**
 * Fetched for each run rather than a dependency: it brings 160 packages, more than half of them another service's telemetry, for
 * a figure that is rarely needed.
 */
const version = 'lighthouse@12.8.2';

type Report = { categories: Record<string, { score: number | null }>; audits: Record<string, { numericValue?: number }> };
export type Scores = { scores: Record<string, number>; lcp: number; tbt: number; cls: number };

/** A page's figures, and how many milliseconds of blocking time its HTML and styles take without any scripts. */
export type Measured = Scores & { tbtWithoutScripts: number };

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

/** Alternates runs of a page with and without scripts, so that other load on the machine slows both. */
async function measured(kind: string, runs: number, origin: string, originWithoutScripts: string): Promise<Measured> {
  const path = pageKinds[kind] ?? '/';
  const reports: Scores[] = [];
  const withoutScripts: Scores[] = [];
  while (reports.length < runs) {
    process.stderr.write(`\rLighthouse: ${kind}, ${reports.length + 1} of ${runs}   `);
    reports.push(await reportOnceMore(origin + path));
    withoutScripts.push(await reportOnceMore(originWithoutScripts + path));
  }
  return { ...medianOf(reports), tbtWithoutScripts: medianOf(withoutScripts).tbt };
}

/**
 * Lighthouse's mobile run: the median of each figure for each page kind. Other load on the machine distorts single runs, so
 * Lighthouse recommends several.
 */
export async function runLighthouse(kinds: readonly string[], runs: number, root = 'public'): Promise<Record<string, Measured>> {
  const [site, floor] = [await startSecureServer(root, false), await startSecureServer(root, true)];
  const results: Record<string, Measured> = {};
  try {
    for (const kind of kinds) results[kind] = await measured(kind, runs, site.origin, floor.origin);
    return results;
  } finally {
    process.stderr.write('\n');
    void site.close();
    void floor.close();
  }
}

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

export function lighthouseTable(results: Record<string, Measured>): string {
  const categories = Object.keys(Object.values(results)[0]?.scores ?? {});
  const rows = Object.entries(results).map(([kind, { scores, lcp, tbt, tbtWithoutScripts, cls }]) => {
    return [
      kind,
      ...categories.map((name) => scores[name] ?? 0),
      Math.round(lcp),
      Math.round(tbt),
      Math.round(tbtWithoutScripts),
      cls.toFixed(3),
    ];
  });
  return table(['page', ...categories, 'LCP ms', 'TBT ms', 'without scripts', 'CLS'], rows);
}
