import { graticule } from '../../../../src/site/sections/drawings/graticule';

const plate = { left: 0, top: 0, width: 400, height: 200, unitsPerDegree: 50 };
const here = { latitude: 30.2672, longitude: -97.7431 };

test('only the whole degrees that cross the plate are drawn', () => {
  const { eastward, northward } = graticule(here, plate);
  expect(eastward.lines.map(({ degree }) => degree)).toEqual([-101, -100, -99, -98, -97, -96, -95, -94]);
  expect(northward.lines.map(({ degree }) => degree)).toEqual([29, 30, 31]);
});

test('east is to the right and north is up, with the position in the middle', () => {
  const { eastward, northward } = graticule({ latitude: 30, longitude: -98 }, plate);
  expect(eastward.lines.find(({ degree }) => degree === -98)?.at).toBe(200);
  expect(eastward.lines.find(({ degree }) => degree === -97)?.at).toBe(250);
  expect(northward.lines.find(({ degree }) => degree === 30)?.at).toBe(100);
  expect(northward.lines.find(({ degree }) => degree === 31)?.at).toBeLessThan(100);
});

test.each([0, 30, 45, 60])('at %d° north a degree of latitude is 1 / cos(latitude) as long as one of longitude', (latitude) => {
  const { northward } = graticule({ latitude, longitude: -98 }, { ...plate, height: 400 });
  const middle = northward.lines.findIndex(({ degree }) => degree === latitude);
  const [here, next] = northward.lines.slice(middle);
  expect((here?.at ?? 0) - (next?.at ?? 0)).toBeCloseTo(50 / Math.cos((latitude * Math.PI) / 180));
});

test('the border’s pattern covers the even degrees and ends where the plate ends', () => {
  const { stretches } = graticule({ latitude: 30, longitude: -98 }, { ...plate, width: 250 }).eastward;
  expect(stretches).toEqual([
    { from: 25, to: 75 },
    { from: 125, to: 175 },
    { from: 225, to: 250 },
  ]);
});
