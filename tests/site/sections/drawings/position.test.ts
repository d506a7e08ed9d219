import { degreeText, positionText } from '../../../../src/site/sections/drawings/position';

const compass = { north: 'N', east: 'E', south: 'S', west: 'W' };

test.each([
  ['Austin', 30.2672, -97.7431, '30°16′N 97°44′W'],
  ['Phoenix, with minutes below ten', 33.4484, -112.074, '33°26′N 112°04′W'],
  ['Colorado, on a whole degree', 39, -105.55, '39°00′N 105°33′W'],
  ['a minute affected by floating-point error', 37.55, -0.1, '37°33′N 0°06′W'],
  ['a latitude within half a second of the next degree and a longitude short of it', 44.99999, -93.999, '45°00′N 93°59′W'],
  ['Valparaíso, south of the equator', -33.0472, -71.6127, '33°02′S 71°36′W'],
  ['Tallinn, east of Greenwich', 59.437, 24.7536, '59°26′N 24°45′E'],
  ['the origin', 0, 0, '0°00′N 0°00′E'],
])('%s is written in whole degrees and minutes', (_, latitude, longitude, text) => {
  expect(positionText({ latitude, longitude }, compass)).toBe(text);
});

test('the directions have the letters of the language', () => {
  expect(positionText({ latitude: -33, longitude: 24 }, { north: 'N', east: 'O', south: 'S', west: 'W' })).toBe('33°00′S 24°00′O');
});

test('a degree label on the border of a chart names its hemisphere', () => {
  expect([-98, 0, 12].map((degree) => degreeText(degree, 'E', 'W'))).toEqual(['98°W', '0°E', '12°E']);
});
