import { sharedHours, shiftRows } from '../../../../src/site/sections/team/shared-hours';

const at = (place: string, timeZone: string) => ({ place, timeZone });
const east = at('East', 'America/New_York');
const west = at('West', 'America/Los_Angeles');
const desert = at('Desert', 'America/Phoenix');
const europe = at('Europe', 'Europe/Rome');
const india = at('India', 'Asia/Kolkata');

test.each([
  ['one place', [east], { from: 9, to: 17 }],
  ['two coasts', [east, west], { from: 12, to: 17 }],
  ['a place without daylight saving time, in its narrower season', [east, desert], { from: 12, to: 17 }],
  ['two continents', [europe, east], { from: 15, to: 17 }],
  ['places half an hour apart', [europe, india], { from: 9, to: 12.5 }],
  ['places whose days do not meet', [west, europe], undefined],
  ['no place', [], undefined],
])('%s: the hours that all share', (_, places, hours) => {
  expect(sharedHours(places)).toEqual(hours);
});

test('places with one working day share a row, in the time of the first place, earliest first', () => {
  const south = at('South', 'America/New_York');
  expect(shiftRows([east, west, south, east])).toEqual([
    { from: 9, to: 17, places: ['East', 'South'] },
    { from: 12, to: 20, places: ['West'] },
  ]);
});

test('a zone that the platform does not know is left out', () => {
  expect(shiftRows([east, at('Nowhere', 'Mars/Olympus')])).toHaveLength(1);
});
