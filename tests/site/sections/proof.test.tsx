/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Proof } from '../../../src/site/sections/proof';

const study: Queries.ProofFragment = {
  path: '/our-work/a-case/',
  label: 'A case',
  client: 'A client',
  summary: 'What the project was about.',
  facts: null,
  testimonial: { quote: 'It does what we asked for.', role: 'Office manager' },
  cover: null,
};

test('the excerpt quotes the client and links to the case', () => {
  render(<Proof study={study} />);
  expect(screen.getByRole('blockquote')).toHaveTextContent('It does what we asked for.');
  expect(screen.getByText('Office manager')).toBeVisible();
  expect(screen.queryByText(study.summary)).toBeNull();
  expect(screen.getByRole('link', { name: 'Read the case: A case' })).toHaveAttribute('href', '/our-work/a-case/');
});

test('without a testimonial, it says what the project was about', () => {
  render(<Proof study={{ ...study, testimonial: null }} />);
  expect(screen.queryByRole('blockquote')).toBeNull();
  expect(screen.getByText(study.summary)).toBeVisible();
});
