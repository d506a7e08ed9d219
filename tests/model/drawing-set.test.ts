import { stringify } from 'yaml';
import { readSingleton } from '../../src/model/singletons';

const range = (low: number, high: number) => ({ low, high });
const part = (name: string, low: number, high: number) => ({ name, low, high, reason: 'Nobody has looked at it yet.' });

const sheet = (fields: object = {}) => ({
  id: 'estimate',
  name: 'Estimate',
  picture: 'drawing-set/estimate.svg',
  alt: 'Bars from a low to a high number of weeks, one for each part.',
  text: 'Weeks of a team of three, part by part, with what makes the range.',
  ...fields,
});

const estimate = (fields: object = {}) => ({
  unit: 'weeks',
  parts: [part('One part', 1, 2), part('Another part', 0.1, 0.2)],
  total: range(1.1, 2.2),
  ...fields,
});

const problemsOf = (...sheets: object[]) =>
  readSingleton(
    'drawingSet',
    stringify({
      drawingSet: { name: 'A product', heading: 'A set of drawings', text: 'What was drawn, and for whom, in one sentence.', sheets },
    }),
  ).problems.map(({ field, expected }) => `${field.replace('drawingSet.sheets.', '')}: ${expected}`);

test('a set without mistakes has none, and an agency may lack the file', () => {
  expect(problemsOf(sheet({ estimate: estimate() }))).toEqual([]);
  expect(readSingleton('drawingSet', undefined)).toMatchObject({ value: {}, problems: [] });
});

test.each([
  [
    'a total that is not the sum of its parts',
    estimate({ total: range(1, 3) }),
    ['0.estimate.total.low: 1.1, the sum of the parts', '0.estimate.total.high: 2.2, the sum of the parts'],
  ],
  [
    'a low figure above the high one',
    estimate({ parts: [part('One part', 3, 2)], total: range(3, 2) }),
    ['0.estimate.parts.0.high: at least 3, the low figure'],
  ],
  ['a planned range outside the total', estimate({ planned: range(1, 2) }), ['0.estimate.planned: a range between 1.1 and 2.2, the total']],
])('%s is a mistake', (_, wrong, expected) => {
  expect(problemsOf(sheet({ estimate: wrong }))).toEqual(expected);
});

test('a row has a cell for each column', () => {
  const table = { caption: 'A table', columns: ['One', 'Two'], rows: [{ cells: ['1', '2'] }, { cells: ['1'] }] };
  expect(problemsOf(sheet({ tables: [table] }))).toEqual(['0.tables.0.rows.1.cells: 2 cells, one for each column']);
});

test('each sheet has an anchor of its own, and text', () => {
  expect(problemsOf(sheet(), sheet())).toEqual(['1.id: a unique ID']);
  expect(problemsOf(sheet({ text: '' }))).toEqual(['0.text: at least 40 characters']);
});
