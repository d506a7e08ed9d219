import { instantOf, isoTime, isTime, isZone, timeAt } from '../../src/model/zoned-time';

test.each([
  ['2026-12-01', true],
  ['2026-12-01 09:30', true],
  ['2028-02-29 23:59', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-12-01 24:00', false],
  ['2026-12-01 9:30', false],
  ['2026-12-01T09:30', false],
  ['2026-12-01 09:30:00', false],
  ['tomorrow', false],
])('%s is a time: %s', (text, expected) => {
  expect(isTime(text)).toBe(expected);
});

test.each([
  ['UTC', true],
  ['America/New_York', true],
  ['America/Argentina/Buenos_Aires', true],
  ['America/Brightville', false],
])('%s is a time zone: %s', (name, expected) => {
  expect(isZone(name)).toBe(expected);
});

test.each([
  // Clocks of the whole year.
  ['2026-07-01 09:30', 'America/New_York', '2026-07-01T13:30:00.000Z', '2026-07-01T09:30:00-04:00'],
  ['2026-12-01 09:30', 'America/New_York', '2026-12-01T14:30:00.000Z', '2026-12-01T09:30:00-05:00'],
  ['2026-12-01 09:30', 'Asia/Kathmandu', '2026-12-01T03:45:00.000Z', '2026-12-01T09:30:00+05:45'],
  ['2026-12-01 09:30', 'UTC', '2026-12-01T09:30:00.000Z', '2026-12-01T09:30:00+00:00'],
  ['2026-12-01', 'Europe/Berlin', '2026-11-30T23:00:00.000Z', '2026-12-01T00:00:00+01:00'],
  // Skipped: as much later as the clocks are set forward.
  ['2027-03-14 02:30', 'America/New_York', '2027-03-14T07:30:00.000Z', '2027-03-14T03:30:00-04:00'],
  ['2027-03-28 02:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z', '2027-03-28T03:00:00+02:00'],
  ['2026-10-04 02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', '2026-10-04T02:45:00+11:00'],
  // A day whose midnight is skipped begins an hour later.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-06T01:00:00-03:00'],
  // A whole day that an island skipped.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31T00:00:00+14:00'],
  // Shown twice: the first time.
  ['2026-11-01 01:30', 'America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01T01:30:00-04:00'],
  ['2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00+02:00'],
  ['2027-04-04 01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z', '2027-04-04T01:45:00+11:00'],
])('%s in %s is %s, written %s', (time, zone, instant, iso) => {
  expect(new Date(instantOf(time, zone)).toISOString()).toBe(instant);
  expect(isoTime(time, zone)).toBe(iso);
  expect(Number.isNaN(Date.parse(isoTime(time, zone)))).toBe(false);
});

test.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Auckland', 'America/Santiago'])(
  'in %s, each hour of a year is found again from what clocks show, or an hour earlier where they show it twice',
  (zone) => {
    const hourMs = 60 * 60 * 1000;
    const start = Date.UTC(2026, 0, 1);
    const apart = Array.from({ length: 365 * 24 }, (_, hour) => start + hour * hourMs).map(
      (instant) => instant - instantOf(timeAt(instant, zone), zone),
    );
    expect(apart.filter((ms) => ms !== 0 && ms !== hourMs && ms !== hourMs / 2)).toEqual([]);
    expect(apart.filter((ms) => ms !== 0).length).toBeLessThanOrEqual(2);
  },
);
