import { neighborsOf } from '../../../src/model/relating/neighbors';
import { sampleDocument } from '../sample-documents';

const area = (kind: 'city' | 'state', name: string, latitude: number, longitude: number) =>
  sampleDocument(kind, name, { coordinates: { latitude, longitude } });

/** Five cities on one parallel, where a degree of longitude is shorter than one of latitude, and states among them. */
const west = area('city', 'west', 45, -100);
const middle = area('city', 'middle', 45, -99);
const cities = [west, middle, area('city', 'north', 45.8, -99), area('city', 'east', 45, -97.5), area('city', 'far-east', 45, -90)];
const state = area('state', 'a-state', 45, -99.1);
const areas = [...cities, state, area('state', 'another-state', 30, -90)];

const nearest = (of: typeof west | typeof state, among = areas) =>
  neighborsOf(among, of).map((path) => path.replace(/^.*custom-software-company-|\/$/g, ''));

test('the neighbors of a city are the three nearest other cities, nearest first', () => {
  expect(nearest(west)).toEqual(['middle', 'north', 'east']);
  expect(nearest(middle)).toEqual(['west', 'north', 'east']);
});

test('the neighbors of a state are states', () => {
  expect(nearest(state)).toEqual(['another-state']);
});

test('distance is measured on the sphere: a degree of longitude is shorter in the north', () => {
  const start = area('city', 'start', 49, -100);
  expect(nearest(start, [start, area('city', 'up', 48.2, -100), area('city', 'across', 49, -101)])).toEqual(['across', 'up']);
});

test('equally distant areas are in the order of their paths, and an area without others has no neighbors', () => {
  const start = area('city', 'start', 40, -100);
  expect(nearest(start, [start, area('city', 'b', 41, -100), area('city', 'a', 39, -100)])).toEqual(['a', 'b']);
  expect(nearest(start, [start])).toEqual([]);
});
