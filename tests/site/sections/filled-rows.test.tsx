/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CardColumns } from '../../../src/site/sections/card-columns';
import { PageList } from '../../../src/site/sections/page-list';
import { PersonList } from '../../../src/site/sections/team/person-list';
import { styleAt } from '../theme/style-at';

const listOf = <Item,>(count: number, item: (name: string) => Item) => Array.from({ length: count }, (_, index) => item(`item-${index}`));
const person = (label: string) => ({ path: `/${label}/`, label, role: '', place: null, timeZone: null, zoneName: null, portrait: null });
const lastColumn = (width: number) =>
  styleAt(screen.getAllByRole('listitem').at(-1) ?? document.body, 'grid-column', width).replace('1/-1', '1 / -1');
const columns = (width: number) => styleAt(screen.getByRole('list'), 'grid-template-columns', width);

test.each([
  [3, ''],
  [4, 'span 3'],
  [5, 'span 2'],
])('on desktops, the last of %i texts in three columns ends where the row ends', (count, expected) => {
  render(<CardColumns items={listOf(count, (name) => ({ name, text: 'A text.' }))} columns={3} />);
  expect(lastColumn(1440).replace('auto', '')).toBe(expected);
});

test.each([
  [4, ''],
  [5, '1 / -1'],
])('in two columns, the last of %i pages ends where the row ends', (count, expected) => {
  render(<PageList pages={listOf(count, (label) => ({ path: `/${label}/`, label, summary: 'A summary.' }))} />);
  expect(lastColumn(768)).toBe(expected);
});

test.each([
  [5, 'max(300px, 34%)'],
  [6, '300px'],
])('%i pages have columns at least %s wide: a third of the width only if that fills the rows', (count, width) => {
  render(<PageList pages={listOf(count, (label) => ({ path: `/${label}/`, label, summary: 'A summary.' }))} />);
  expect(columns(1440)).toContain(`min(100%, ${width})`);
});

test.each([
  [7, 4],
  [8, 4],
  [9, 5],
  [10, 5],
])('on desktops, %i people are in the %i columns that leave fewer places empty', (count, expected) => {
  render(<PersonList people={listOf(count, person)} />);
  expect(columns(1440)).toContain(`repeat(${expected},`);
});

test('the last of an odd number of people takes a whole row of two columns', () => {
  render(<PersonList people={listOf(3, person)} />);
  expect([360, 768, 1440].map(lastColumn)).toEqual(['1 / -1', '1 / -1', 'auto']);
});
