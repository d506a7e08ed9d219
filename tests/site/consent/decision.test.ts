/** @jest-environment jsdom */
import { decide, europeanZone } from '../../../src/site/consent/decision';

const both = ['analytics', 'marketing'] as const;
const [berlin, tokyo] = ['Europe/Berlin', 'Asia/Tokyo'];

test.each([
  // Setting, zone, signal, chosen; asked, allowed.
  ['off', berlin, false, null, false, both],
  ['off', berlin, false, [], false, both],
  ['off', berlin, true, null, false, []],
  ['opt-out', berlin, false, null, false, both],
  ['opt-out', tokyo, false, null, false, both],
  ['opt-out', tokyo, false, [], false, []],
  ['opt-out', tokyo, false, ['analytics'], false, ['analytics']],
  ['opt-out', tokyo, true, null, false, []],
  ['opt-out', tokyo, true, both, false, []],
  ['off', tokyo, false, 'outdated', false, both],
  ['opt-out', tokyo, false, 'outdated', true, []],
  ['opt-out', tokyo, true, 'outdated', false, []],
  ['opt-in', tokyo, false, null, true, []],
  ['opt-in', berlin, false, null, true, []],
  ['opt-in', berlin, false, [], false, []],
  ['opt-in', berlin, false, ['marketing'], false, ['marketing']],
  ['opt-in', berlin, false, both, false, both],
  ['opt-in', berlin, true, null, false, []],
  ['opt-in', berlin, true, both, false, []],
  ['by-region', berlin, false, null, true, []],
  ['by-region', '', false, null, true, []],
  ['by-region', tokyo, false, null, false, both],
  ['by-region', 'UTC', false, null, false, both],
  ['by-region', berlin, false, both, false, both],
  ['by-region', tokyo, false, [], false, []],
  ['by-region', tokyo, false, 'outdated', true, []],
  ['by-region', berlin, true, null, false, []],
  ['by-region', tokyo, true, null, false, []],
] as const)(
  '%s in %s, with Global Privacy Control %s and the choice %j: asked %s, allowed %j',
  (setting, timeZone, signal, chosen, asked, allowed) => {
    expect(decide({ setting, timeZone, signal, chosen })).toEqual({ asked, allowed });
  },
);

test.each([
  'Europe/Berlin',
  'Europe/Isle_of_Man',
  'Atlantic/Reykjavik',
  'Atlantic/Canary',
  'Atlantic/Madeira',
  'Atlantic/Azores',
  'Atlantic/Faroe',
  'Atlantic/Faeroe',
  'Arctic/Longyearbyen',
  'Asia/Nicosia',
  'Asia/Famagusta',
  'Africa/Ceuta',
  'Indian/Reunion',
  'America/Martinique',
  'GB',
  'CET',
  '',
])('%j counts as Europe', (zone) => {
  expect(europeanZone.test(zone)).toBe(true);
});

test.each([
  'UTC',
  'Etc/GMT',
  'America/New_York',
  'Atlantic/Bermuda',
  'Atlantic/Stanley',
  'Asia/Istanbul_',
  'Africa/Casablanca',
  'Asia/Tokyo',
  'EuropeBerlin',
  'America/Cayenne/x',
])('%j does not', (zone) => {
  expect(europeanZone.test(zone)).toBe(false);
});
