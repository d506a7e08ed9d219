/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AreaMap } from '../../../../src/site/sections/drawings/area-map';
import { contentDrawing } from '../../../../src/site/sections/drawings/content-drawing';
import { CoordinatePlate } from '../../../../src/site/sections/drawings/coordinate-plate';
import illustrations from '../../../illustrations';

const drawnFiles = Object.keys(illustrations).filter((name) => name !== 'plain');
const ContentDrawing = contentDrawing(illustrations);

const here = { latitude: 30.2672, longitude: -97.7431 };
const neighbors = [{ label: 'Houston', latitude: 29.7604, longitude: -95.3698 }];
const plate = <CoordinatePlate name="Austin" abbreviation="TX" {...here} timeZones={['America/Chicago']} neighbors={neighbors} />;
const areas = [
  { label: 'Austin', path: '/services/custom-software-company-a/', ...here },
  { label: 'Boston', path: '/services/custom-software-company-b/', latitude: 42.3601, longitude: -71.0589 },
];
const drawings: [string, ReactElement, number][] = [
  ['a page without one of its own', <ContentDrawing key="plain" />, 2_000],
  ...drawnFiles.map((file): [string, ReactElement, number] => [file, <ContentDrawing key={file} file={file} />, 6_500]),
  ['a city', plate, 3_400],
  ['the areas', <AreaMap key="areas" areas={areas} />, 4_500],
];

const pictureOf = (drawing: ReactElement) => {
  const picture = render(drawing).container.querySelector('svg');
  if (!picture) throw new Error('no picture was rendered');
  return picture;
};

test.each(drawings)('the drawing of %s is hidden from screen readers and has nothing to focus', (_, drawing) => {
  const picture = pictureOf(drawing);
  expect(picture).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryAllByRole('link', { hidden: true })).toEqual([]);
  expect(picture.querySelectorAll('[tabindex], a, button')).toHaveLength(0);
});

test.each(drawings)('the drawing of %s has valid coordinates and little markup', (_, drawing, budget) => {
  const picture = pictureOf(drawing);
  expect(picture.outerHTML).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  expect(picture.outerHTML.length).toBeLessThan(budget);
});

test('a drawing is named after the page it is on', () => {
  const titleOf = (subject?: string) => pictureOf(<ContentDrawing subject={subject} />).querySelector('text')?.textContent;
  expect(titleOf('Research & Co')).toBe('Research & Co');
  expect(titleOf()).toBe('');
});

test('a drawing that the content does not have is replaced by the plain figure', () => {
  expect(pictureOf(<ContentDrawing file="illustrations/gone.svg" />).outerHTML).toBe(pictureOf(<ContentDrawing />).outerHTML);
});

test('on the map, the larger of two nearby places is labeled first', () => {
  const near = { path: '/', latitude: 38.9, longitude: -94.6 };
  const places = [
    { ...near, label: 'Springfield', population: 1_000 },
    { ...near, label: 'Shelbyville', population: 9_000 },
  ];
  const names = [...pictureOf(<AreaMap areas={places} />).querySelectorAll('text')].map(({ textContent }) => textContent ?? '');
  const [first] = names.filter((name) => /ville$|field$/.test(name));
  expect(first).toBe('Shelbyville');
});

test('the plate of a city shows its position and the surrounding degrees', () => {
  render(plate);
  expect(screen.getByText('Austin · TX')).toBeInTheDocument();
  expect(screen.getByText('30°16′N 97°44′W')).toBeInTheDocument();
  expect(screen.getByText('98°W')).toBeInTheDocument();
  expect(screen.getByText('30°N')).toBeInTheDocument();
});

test('the plate of a city shows the bearing and distance of its neighbors', () => {
  render(plate);
  expect(screen.getByText(/103° Houston/)).toBeInTheDocument();
  expect(screen.getByText('146 mi')).toBeInTheDocument();
});

const bars = (timeZones: string[]) => {
  const plateThere = <CoordinatePlate name="Anywhere" abbreviation="US" {...here} timeZones={timeZones} neighbors={[]} />;
  return pictureOf(plateThere).querySelector('.spot')?.getAttribute('d');
};

test.each([
  ['one zone', ['America/Chicago'], 'M240 336H304'],
  ['a zone without daylight saving time as a dot', ['America/Phoenix'], 'M176 336H176'],
  ['two zones', ['America/New_York', 'America/Chicago'], 'M304 336H368M240 326H304'],
  ['nothing for an unknown zone', ['America/Springfield'], ''],
  ['a zone west of the lower 48', ['America/Anchorage'], 'M176 336H240'],
  ['a zone in Europe', ['Europe/Dublin'], 'M176 336H240'],
])('the band of hours shows %s', (_, timeZones, expected) => {
  expect(bars(timeZones)).toBe(expected);
});

test('the map has a waypoint and a label for each area, with west on the left', () => {
  const picture = pictureOf(<AreaMap areas={areas} />);
  const waypoints = [...(picture.querySelector('.spot')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h0/g)].map(([, x]) => Number(x));
  expect(waypoints).toHaveLength(2);
  expect(waypoints[0]).toBeLessThan(waypoints[1] ?? 0);
  expect(screen.getByText('Austin')).toBeInTheDocument();
  expect(screen.getByText('2 waypoints')).toBeInTheDocument();
});
