/** @jest-environment node */
import { sharedHours, shiftRows } from '../../../../src/site/sections/team/shared-hours';

const at = (place: string, timeZone: string) => ({ place, timeZone });
const boston = at('Boston', 'America/New_York');
const seattle = at('Seattle', 'America/Los_Angeles');
const phoenix = at('Phoenix', 'America/Phoenix');
const rome = at('Rome', 'Europe/Rome');
const delhi = at('Delhi', 'Asia/Kolkata');

test.each([
  ['one place', [boston], { from: 9, to: 17 }],
  ['two coasts', [boston, seattle], { from: 12, to: 17 }],
  ['a place without daylight saving time, in its narrower season', [boston, phoenix], { from: 12, to: 17 }],
  ['two continents', [rome, boston], { from: 15, to: 17 }],
  ['places half an hour apart', [rome, delhi], { from: 9, to: 12.5 }],
  ['places whose days do not meet', [seattle, rome], undefined],
  ['no place', [], undefined],
])('%s: the hours that all share', (_, places, hours) => {
  expect(sharedHours(places)).toEqual(hours);
});

test('places with one working day share a row, in the time of the first place, earliest first', () => {
  const miami = at('Miami', 'America/New_York');
  expect(shiftRows([boston, seattle, miami, boston])).toEqual([
    { from: 9, to: 17, places: ['Boston', 'Miami'] },
    { from: 12, to: 20, places: ['Seattle'] },
  ]);
});

test('a zone that the platform does not know is left out', () => {
  expect(shiftRows([boston, at('Nowhere', 'Mars/Olympus')])).toHaveLength(1);
});
