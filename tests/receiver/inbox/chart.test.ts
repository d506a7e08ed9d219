import { chartRangeOf } from '../../../src/receiver/inbox/chart-range';
import { scaleTop } from '../../../src/receiver/inbox/day-chart';
import { perDay, perValue, valuesOf } from '../../../src/receiver/inbox/tally';
import { marketerOn, mountedInbox } from './marketer';
import { memoryStore } from './memory-store';
import { noon, storedLead } from './sample-leads';

const count = (day: string, source: string, number: number) => ({ day, source, campaign: '', variant: '', count: number });
const counts = [
  count('2026-11-20', 'google', 3),
  count('2026-11-20', '', 1),
  count('2026-11-22', 'google', 2),
  count('2026-11-22', 'mail', 1),
];

test('there is a bar for every day, also without leads', () => {
  expect(perDay(counts, Date.UTC(2026, 10, 19), Date.UTC(2026, 10, 23))).toEqual([
    { label: '2026-11-19', count: 0 },
    { label: '2026-11-20', count: 4 },
    { label: '2026-11-21', count: 0 },
    { label: '2026-11-22', count: 3 },
  ]);
});

test('values are sorted by their number of leads, and the smallest are summed up as one', () => {
  const words = { none: 'No campaign', rest: 'All others' };
  expect(perValue(counts, 'source', { ...words, most: 3 })).toEqual([
    { label: 'google', count: 5 },
    { label: 'No campaign', count: 1 },
    { label: 'mail', count: 1 },
  ]);
  expect(perValue(counts, 'source', { ...words, most: 1 })).toEqual([
    { label: 'google', count: 5 },
    { label: 'All others', count: 2 },
  ]);
  expect(valuesOf(counts, 'source', 5)).toEqual(['google', 'mail']);
});

test.each([
  ['', '2026-10-24', '2026-11-22'],
  ['from=2026-11-01&to=2026-11-07', '2026-11-01', '2026-11-07'],
  ['from=2026-11-07', '2026-11-07', '2026-11-22'],
  ['to=2026-03-01', '2026-01-31', '2026-03-01'],
  ['from=2026-11-08&to=2026-11-07', '2026-10-09', '2026-11-07'],
  ['from=2026-02-30&to=x', '2026-10-24', '2026-11-22'],
  ['from=0001-01-01', '2024-11-22', '2026-11-22'],
])('the query %j asks for the days from %s to %s', (query, firstDay, lastDay) => {
  const range = chartRangeOf(new URLSearchParams(query), noon);
  expect(range).toEqual({ firstDay, lastDay, from: Date.parse(firstDay), to: Date.parse(lastDay) + 86_400_000 });
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [10, 20],
  [11, 20],
  [99, 100],
  [101, 200],
  [250, 400],
  [1_001, 2_000],
])('a scale for %i leads ends at %i', (most, top) => {
  expect(scaleTop(most)).toBe(top);
});

async function chartsFor(query = '') {
  const google = { source: 'google', name: 'autumn' };
  const store = memoryStore([
    storedLead('a', 1, { sent: { campaign: google, variant: 'lets-talk' } }),
    storedLead('b', 2, { sent: { campaign: google } }),
    storedLead('c', 50),
    storedLead('old', 24 * 40, { sent: { campaign: { source: 'linkedin' } } }),
    storedLead('junk', 3, { status: 'spam', sent: { campaign: { source: 'spam-source' } } }),
    storedLead('probe', 3, { test: true, sent: { campaign: { source: 'test-source' } } }),
  ]);
  const marketer = marketerOn(mountedInbox({ store }));
  await marketer.logIn();
  return marketer.open(`/inbox/chart/${query}`);
}

test('the charts show the leads of the last 30 days, without spam and tests', async () => {
  const { page, text } = await chartsFor();
  const rows = (caption: string) =>
    page(`table:contains("${caption}") tbody tr`)
      .toArray()
      .map((row) =>
        page(row)
          .find('th, td')
          .toArray()
          .map((cell) => page(cell).text().trim()),
      );
  expect(page('.total').text().replace(/\s+/g, ' ')).toBe('3 leads from Oct 24, 2026 to Nov 22, 2026, without spam and tests.');
  expect(rows('Leads by source')).toEqual([
    ['google', '2', '67%'],
    ['No campaign', '1', '33%'],
  ]);
  expect(rows('Leads by campaign')).toEqual([
    ['autumn', '2', '67%'],
    ['No campaign', '1', '33%'],
  ]);
  expect(rows('Leads by variant')).toEqual([
    ['Not part of the experiment', '2', '67%'],
    ['lets-talk', '1', '33%'],
  ]);
  expect(text).not.toMatch(/spam-source|test-source|linkedin/);
});

test('the drawing of days and its table say the same', async () => {
  const { page } = await chartsFor();
  const bars = page('.day-chart rect')
    .toArray()
    .map((bar) => [page(bar).find('title').text(), Number(page(bar).attr('height'))]);
  expect(bars).toHaveLength(30);
  expect(bars.slice(-3)).toEqual([
    ['Nov 20, 2026: 1 lead', 50],
    ['Nov 21, 2026: 0 leads', 0],
    ['Nov 22, 2026: 2 leads', 100],
  ]);
  expect(page('.day-chart svg').attr('aria-label')).toBe('3 leads in 30 days; most on Nov 22, 2026: 2.');
  const table = page('details tbody tr')
    .toArray()
    .map((row) => page(row).text().trim());
  expect(table.slice(-3)).toEqual(['Nov 20, 20261', 'Nov 21, 20260', 'Nov 22, 20262']);
});

test('other days can be chosen, and days without leads say so', async () => {
  const { page } = await chartsFor('?from=2026-10-01&to=2026-10-31');
  expect(page('#from').val()).toBe('2026-10-01');
  expect(page('.total').text()).toContain('1 lead from Oct 1, 2026');
  const { page: nothing } = await chartsFor('?from=2026-01-01&to=2026-01-31');
  expect(nothing('.empty').text()).toContain('No leads in this period');
  expect(nothing('svg')).toHaveLength(0);
});
