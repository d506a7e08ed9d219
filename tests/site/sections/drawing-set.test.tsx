/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { DrawingSet } from '../../../src/site/sections/drawing-set/drawing-set';

const image = { src: '/static/pictures/a.svg', srcSet: null, width: 1600, height: 1120, sources: [] };
const sheet = (id: string, fields: object = {}) => ({
  id,
  name: `Name of ${id}`,
  text: `Text of ${id}`,
  picture: { alt: `Drawing of ${id}`, image },
  tables: [],
  estimate: null,
  ...fields,
});

const table = { caption: 'A table', columns: ['Step', 'What'], rows: [{ cells: ['1', 'A call'] }] };
const part = { name: 'A part', low: 1, high: 3, reason: 'Nobody has looked.', moves: null };
const estimate = { unit: 'weeks', parts: [part], total: { low: 1, high: 3 }, planned: null };
const set = { heading: 'A set', text: 'For whom.', sheets: [sheet('one', { tables: [table] }), sheet('two', { estimate })] };

beforeEach(() => {
  render(<DrawingSet set={set} />);
});

test('each sheet is listed, and its link leads to it', () => {
  const links = within(screen.getByRole('navigation', { name: 'Sheets of this set' })).getAllByRole('link');
  const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  expect(targets.map((target) => target?.querySelector('h3')?.textContent)).toEqual(['Name of one', 'Name of two']);
});

test('a sheet has its text, its drawing in a frame that keys can scroll, and a link to the drawing alone', () => {
  expect(screen.getByText('Text of one')).toBeVisible();
  const frame = screen.getByRole('region', { name: 'Drawing: Name of one' });
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(within(frame).getByRole('img', { name: 'Drawing of one' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('link', { name: 'Open sheet 1 on its own' })).toHaveAttribute('href', image.src);
});

test('what is written on a sheet is a table with headings for its columns and rows', () => {
  const written = screen.getByRole('table', { name: 'A table', hidden: true });
  expect(within(written).getByRole('columnheader', { name: 'What', hidden: true })).toBeInTheDocument();
  expect(within(written).getByRole('rowheader', { name: '1', hidden: true })).toBeInTheDocument();
});

test('an estimate shows each part and the total', () => {
  const rows = within(screen.getByRole('table', { name: 'Estimate in weeks' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PartLowHighWhy it is a rangeWhat would narrow it',
    'A part13Nobody has looked.',
    'All parts13',
  ]);
});
