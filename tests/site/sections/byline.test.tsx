/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Byline } from '../../../src/site/sections/blog/byline';

const writer = { path: '/team/ann-li/', label: 'Ann Li', role: 'Principal engineer', portrait: null };
const post = {
  author: 'Principal engineer',
  writer: null,
  isoUpdated: null,
  shownUpdated: null,
  isoReviewed: null,
  shownReviewed: null,
  reviewedBy: null,
};

test('a post by a role says the role, and links to nobody', () => {
  const { container } = render(<Byline post={post} />);
  expect(container).toHaveTextContent('By Principal engineer');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a post by a person links to that person, with initials in place of a portrait', () => {
  const { container } = render(<Byline post={{ ...post, author: 'ann-li', writer }} />);
  expect(container).toHaveTextContent('By Ann Li, Principal engineer');
  expect(screen.getByRole('link', { name: 'Ann Li' })).toHaveAttribute('href', '/team/ann-li/');
  expect(screen.getByText('AL')).toBeInTheDocument();
});

test.each([
  ['Íris do Amaral', 'ÍA'],
  ['Priya Raman Cole', 'PC'],
  ['Anaïs d’Ornano', 'AO'],
  ["Sinéad O'Connor", 'SO'],
  ['bell hooks', 'bh'],
  ['Madonna', 'M'],
  ['李 安', '李安'],
  ['منى خليل', 'م\u200cخ'],
  ['سلمى', 'س'],
])('the initials of %s are %s', (label, initials) => {
  render(<Byline post={{ ...post, author: 'a-person', writer: { ...writer, label } }} />);
  expect(screen.getByText(initials)).toBeInTheDocument();
});

test('says when a post was updated, who reviewed it, and when', () => {
  const reviewed = {
    isoReviewed: '2026-09-01',
    shownReviewed: 'September 2026',
    reviewedBy: { path: '/team/bo/', label: 'Bo', role: 'Editor' },
  };
  const { container } = render(<Byline post={{ ...post, ...reviewed, isoUpdated: '2026-10-20', shownUpdated: 'October 20, 2026' }} />);
  expect(container).toHaveTextContent('Updated October 20, 2026');
  expect(container).toHaveTextContent('Reviewed by Bo, September 2026');
});

test('a review without a reviewer has only its date', () => {
  const { container } = render(<Byline post={{ ...post, isoReviewed: '2026-09-01', shownReviewed: 'September 2026' }} />);
  expect(container).toHaveTextContent('Reviewed September 2026');
});
