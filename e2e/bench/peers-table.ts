import { type Summary, summaryOf, table } from '../../src/commands/bench/statistics';
import type { Measured, Run } from './measure-peers';

const milliseconds = Math.round;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);

type Column = { heading: string; figure: keyof Run; shown: (value: number) => number | string };

const columns: readonly Column[] = [
  { heading: 'FCP ms', figure: 'fcp', shown: milliseconds },
  { heading: 'LCP ms', figure: 'lcp', shown: milliseconds },
  { heading: 'menu works at ms', figure: 'menu', shown: milliseconds },
  { heading: 'link → h1 ms', figure: 'heading', shown: milliseconds },
  { heading: 'JS before load kB', figure: 'scriptsBeforeLoad', shown: kilobytes },
  { heading: 'JS after idle kB', figure: 'scripts', shown: kilobytes },
  { heading: 'all bytes kB', figure: 'bytes', shown: kilobytes },
];

/** The median, the range unless all runs agree, and the ratio to ours unless that is zero. */
function cellOf({ shown }: Column, { median, lowest, highest }: Summary, ours: number): string {
  const range = shown(lowest) === shown(highest) ? '' : ` (${shown(lowest)}–${shown(highest)})`;
  return `${shown(median)}${range}${ours === 0 ? '' : ` · ${(median / ours).toFixed(2)}`}`;
}

/** Each site's figures; the first site is ours, which the others are divided by. */
export function peersTable(measured: readonly Measured[]): string {
  const summary = (runs: readonly Run[], { figure }: Column) => summaryOf(runs.map((run) => run[figure]));
  const [ours] = measured;
  const rows = measured.map((each) => [
    each.title,
    ...columns.map((column) => cellOf(column, summary(each.runs, column), each === ours ? 0 : summary(ours?.runs ?? [], column).median)),
  ]);
  return table(['home page', ...columns.map(({ heading }) => heading)], rows);
}
