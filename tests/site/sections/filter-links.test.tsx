/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FilterLinks } from '../../../src/site/sections/filter-links';
import { styleAt } from '../theme/style-at';

const links = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/topics/${index}/`, label: `Topic ${index}` }));
const scrolling = (width: number) => styleAt(screen.getByRole('list'), 'overflow-x', width);

test.each([
  [8, ''],
  [31, 'auto'],
])('%i filters scroll sideways on phones only if they are many', (count, expected) => {
  render(<FilterLinks label="Topic" links={links(count)} />);
  expect([scrolling(360), scrolling(768), scrolling(1440)]).toEqual([expected, '', '']);
  expect(screen.getAllByRole('link')).toHaveLength(count);
});
