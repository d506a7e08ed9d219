import { formatSchedule } from '../../../src/model/checking/schedule';
import type { Kind } from '../../../src/model/kinds';
import { calendarOf, zoneOf } from '../../../src/model/reading/calendar';

const page = (file: string, fields: object, kind: Kind = 'post') => ({ kind, file, raw: fields });

const pages = [
  page('blog/late.md', { date: '2027-01-15' }),
  page('blog/today.md', { date: '2026-12-01 23:00', title: 5 }),
  page('blog/tomorrow.md', { date: '2026-12-02 00:00' }),
  page('services/dated.md', { date: '2026-12-03' }, 'service'),
  page('blog/over.md', { date: '2026-12-01' }),
  page('blog/draft.md', { date: '2026-12-09', draft: true }),
  page('blog/mistake.md', { date: 'soon' }),
  page('services/undated.md', {}),
  page('blog/unreadable.md', undefined as unknown as object),
];

test('lists what is scheduled, earliest first and with the number of days in the time zone of the site', () => {
  // Still December 1 in New York.
  const now = Date.parse('2026-12-02T01:00:00Z');
  expect(formatSchedule(calendarOf(pages, 'America/New_York'), now, 'content')).toBe(
    [
      'Scheduled, in the time zone America/New_York:',
      '  2026-12-01 23:00, today: content/blog/today.md',
      '  2026-12-02 00:00, tomorrow: content/blog/tomorrow.md',
      '  2027-01-15, in 45 days: content/blog/late.md',
    ].join('\n'),
  );
});

test('says nothing if nothing is scheduled', () => {
  expect(formatSchedule(calendarOf(pages, 'UTC'), Date.parse('2027-01-15T00:00:00Z'), 'content')).toBeUndefined();
});

test.each([
  [{ timeZone: 'Europe/Dublin' }, 'Europe/Dublin'],
  [{ timeZone: 'Europe/Brightville' }, 'UTC'],
  [{}, 'UTC'],
  [undefined, 'UTC'],
])('the time zone of %j is %s', (site, zone) => {
  expect(zoneOf(site)).toBe(zone);
});
