import { onEachPage } from './each-page';
import { measureNextPage, type NextPage } from './next-page';
import { type Summary, summaryOf, table, withRange } from './statistics';
import { type Visit, visit } from './visit';

type Run = { page: Visit; floor: Visit; next: NextPage };

export const measurePages = (kinds: readonly string[], repetitions: number) =>
  onEachPage(
    kinds,
    repetitions,
    async ({ page, floor, browser }): Promise<Run> => ({
      floor: await visit(browser, floor),
      page: await visit(browser, page),
      next: await measureNextPage(browser, page),
    }),
  );

/** A dash for elements the page lacks, for example a call to action in its content. */
const ms = (summary: Summary) => (summary.highest === 0 ? '–' : withRange(summary));

/** Medians with the lowest and highest run in ms, and the ratio to the page without scripts. */
export function pagesTable(results: Record<string, readonly Run[]>): string {
  const rows = Object.entries(results).map(([kind, runs]) => {
    const of = (side: 'page' | 'floor', figure: keyof Visit) => summaryOf(runs.map((run) => run[side][figure]));
    const ratio = (figure: keyof Visit) => (of('page', figure).median / of('floor', figure).median).toFixed(2);
    const beside = (figure: keyof Visit) => [ms(of('page', figure)), ms(of('floor', figure)), ratio(figure)];
    const shift = of('page', 'cls').highest.toFixed(3);
    const tapped = ms(summaryOf(runs.map(({ next }) => next.headingAfter)));
    const asked = Math.max(...runs.map(({ next }) => next.fetchedAtTap.length));
    return [kind, ...beside('fcp'), ...beside('lcp'), shift, ms(of('page', 'menu')), ms(of('page', 'callToAction')), tapped, asked];
  });
  const paints = ['FCP', 'floor', 'ratio', 'LCP', 'floor', 'ratio'];
  return table(['page', ...paints, 'CLS', 'menu works', 'CTA works', 'link → h1', 'fetched at tap'], rows);
}
