import type { Run } from '../../../e2e/bench/measure-peers';
import { peersTable } from '../../../e2e/bench/peers-table';

const run: Run = { fcp: 1000, lcp: 1000, menu: 900, heading: 150.4, scriptsBeforeLoad: 0, scripts: 80_000, bytes: 9_960 };
const row = (text: string, title: string) => text.split('\n').find((line) => line.startsWith(`| ${title} |`));

const printed = peersTable([
  { title: 'ours', runs: [run, { ...run, fcp: 1200 }, { ...run, fcp: 1100 }] },
  { title: 'other', runs: [{ ...run, fcp: 2200, scriptsBeforeLoad: 119_400, scripts: 120_000 }] },
]);

test('a figure is a median with its range, if the runs differ as printed', () => {
  expect(row(printed, 'ours')).toBe('| ours | 1100 (1000–1200) | 1000 | 900 | 150 | 0.0 | 80 | 10.0 |');
});

test('the others have ratios to ours, except where ours is nothing', () => {
  expect(row(printed, 'other')).toBe('| other | 2200 · 2.00 | 1000 · 1.00 | 900 · 1.00 | 150 · 1.00 | 119 | 120 · 1.50 | 10.0 · 1.00 |');
});
