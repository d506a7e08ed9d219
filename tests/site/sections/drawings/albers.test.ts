import { albers, parallelRadius } from '../../../../src/site/sections/drawings/albers';

test('the projection matches the worked example in the manual: 35° N 75° W', () => {
  const { x, y } = albers({ latitude: 35, longitude: -75 });
  expect(x).toBeCloseTo(0.295272, 6);
  expect(y).toBeCloseTo(0.2416774, 6);
});

test('the origin maps to zero and the central meridian is vertical', () => {
  expect(albers({ latitude: 23, longitude: -96 })).toEqual({ x: 0, y: 0 });
  expect(albers({ latitude: 49, longitude: -96 }).x).toBe(0);
});

test('places mirrored across the central meridian are mirrored on the map', () => {
  const east = albers({ latitude: 40, longitude: -80 });
  const west = albers({ latitude: 40, longitude: -112 });
  expect(west.x).toBeCloseTo(-east.x);
  expect(west.y).toBeCloseTo(east.y);
});

const triangle = (a: { x: number; y: number }, b: { x: number; y: number }, c: { x: number; y: number }) =>
  Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;

test.each([25, 30, 37, 45, 49])('a small field at %d° north keeps its area', (latitude) => {
  const step = 0.01;
  const [a, b, c] = [
    albers({ latitude, longitude: -100 }),
    albers({ latitude, longitude: -100 + step }),
    albers({ latitude: latitude + step, longitude: -100 }),
  ];
  const angle = (step * Math.PI) / 180;
  const onSphere = (angle * angle * Math.cos((latitude * Math.PI) / 180)) / 2;
  expect(triangle(a, b, c) / onSphere).toBeCloseTo(1, 3);
});

test('all points of a parallel are equally far from the tip of the cone', () => {
  const tip = parallelRadius(23);
  const distances = [-120, -96, -70].map((longitude) => {
    const { x, y } = albers({ latitude: 40, longitude });
    return Math.hypot(x, tip - y);
  });
  for (const distance of distances) expect(distance).toBeCloseTo(parallelRadius(40));
});
