import { distinctOffsets, utcOffsets } from '../../../../src/site/sections/drawings/utc-offsets';

test.each([
  ['America/New_York', -5, -4],
  ['America/Indiana/Indianapolis', -5, -4],
  ['America/Chicago', -6, -5],
  ['America/Menominee', -6, -5],
  ['America/Boise', -7, -6],
  ['America/Phoenix', -7, -7],
  ['America/Los_Angeles', -8, -7],
  ['America/St_Johns', -3.5, -2.5],
  ['Pacific/Kiritimati', 14, 14],
  ['UTC', 0, 0],
])('%s is %d hours from UTC in winter and %d in summer', (timeZone, standard, daylight) => {
  expect(utcOffsets(timeZone)).toEqual({ standard, daylight });
});

test('an unknown time zone has no offsets', () => {
  expect(utcOffsets('America/Springfield')).toBeUndefined();
});

test('time zones with the same offsets count once, unknown ones not at all', () => {
  expect(distinctOffsets(['America/Detroit', 'America/New_York', 'America/Springfield', 'America/Menominee'])).toEqual([
    { standard: -5, daylight: -4 },
    { standard: -6, daylight: -5 },
  ]);
});
