import { launchBrowser } from '../browser';
import { pathOfKind } from '../page-kinds';
import { measureNextPage, type NextPage } from './next-page';
import { startSecureServer, trustingFlag } from './secure-server';
import { type Summary, summaryOf, table } from './statistics';
import { type Visit, visit } from './visit';

/** The kinds that are measured, by their names here. */
const measured = {
  home: 'home',
  service: 'service',
  area: 'city',
  case: 'case-study',
  blog: 'blog',
  post: 'post',
  work: 'our-work',
  fuse: 'fuse',
  contact: 'contact',
};

/** The path of one page of each of these kinds that the content has; `--only` selects some by name. */
export const pageKinds: Record<string, string> = Object.fromEntries(
  Object.entries(measured).flatMap(([name, kind]) => {
    const path = pathOfKind(kind);
    return path === undefined ? [] : [[name, path]];
  }),
);

type Runs = { page: Visit[]; floor: Visit[]; next: NextPage[] };

/** Measures each page, alternating with the same page without scripts, so a slow minute of the machine affects both. */
export async function measurePages(kinds: readonly string[], repetitions: number, root = 'public'): Promise<Record<string, Runs>> {
  const [site, floor] = [await startSecureServer(root, false), await startSecureServer(root, true)];
  const browser = await launchBrowser(trustingFlag());
  const results: Record<string, Runs> = {};
  for (const kind of kinds) {
    const path = pageKinds[kind] ?? '/';
    const runs: Runs = { page: [], floor: [], next: [] };
    for (let run = 1; run <= repetitions; run++) {
      runs.floor.push(await visit(browser, floor.origin + path));
      runs.page.push(await visit(browser, site.origin + path));
      runs.next.push(await measureNextPage(browser, site.origin + path));
      process.stderr.write(`\r${kind}: ${run} of ${repetitions}   `);
    }
    results[kind] = runs;
  }
  process.stderr.write('\n');
  await browser.close();
  // Closing the browser has closed its open connections.
  await Promise.all([site.close(), floor.close()]);
  return results;
}

/** A dash for elements the page lacks, for example a call to action in its content. */
const ms = ({ median, lowest, highest }: Summary) =>
  highest === 0 ? '–' : `${Math.round(median)} (${Math.round(lowest)}–${Math.round(highest)})`;

/** Medians with the lowest and highest run in ms, and the ratio to the page without scripts. */
export function pagesTable(results: Record<string, Runs>): string {
  const rows = Object.entries(results).map(([kind, { page, floor, next }]) => {
    const of = (runs: readonly Visit[], figure: keyof Visit) => summaryOf(runs.map((run) => run[figure]));
    const ratio = (figure: keyof Visit) => (of(page, figure).median / of(floor, figure).median).toFixed(2);
    const shift = of(page, 'cls').highest.toFixed(3);
    const tapped = ms(summaryOf(next.map(({ headingAfter }) => headingAfter)));
    const asked = Math.max(...next.map(({ fetchedAtTap }) => fetchedAtTap.length));
    const first = [ms(of(page, 'fcp')), ms(of(floor, 'fcp')), ratio('fcp'), ms(of(page, 'lcp')), ms(of(floor, 'lcp')), ratio('lcp')];
    return [kind, ...first, shift, ms(of(page, 'menu')), ms(of(page, 'callToAction')), tapped, asked];
  });
  const headings = [
    'page',
    'FCP',
    'floor',
    'ratio',
    'LCP',
    'floor',
    'ratio',
    'CLS',
    'menu works',
    'CTA works',
    'link → h1',
    'fetched at tap',
  ];
  return table(headings, rows);
}
