/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { TextWithContents } from '../../../src/site/sections/text-with-contents';

const chapters = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `c-${index}`, text: `Chapter ${index}`, depth: 2 }));
const part = { id: 'part', text: 'A part of a chapter', depth: 3 };

const show = (count: number) =>
  render(
    <TextWithContents label="On this page" headings={[...chapters(count), part]}>
      <p>The text.</p>
    </TextWithContents>,
  );

test('a text of three chapters has links to them, not to their parts', () => {
  show(3);
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#c-0', '#c-1', '#c-2']);
  expect(screen.getByText('The text.')).toBeVisible();
});

test('a text of two chapters has no table of contents', () => {
  show(2);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText('The text.')).toBeVisible();
});
