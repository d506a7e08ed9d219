/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { MarkRow } from '../../../src/site/frame/mark-row';
import { styleAt } from '../theme/style-at';

test('beside a name of two lines, a mark keeps its size', () => {
  render(<MarkRow title="Partners" marks={[{ name: 'A partner with a long official name', svg: '<svg></svg>' }]} />);
  const mark = screen.getByText('A partner with a long official name').querySelector('span') ?? document.body;
  expect(styleAt(mark, 'flex', 1440)).toMatch(/^(none|0 0 auto)$/);
});
