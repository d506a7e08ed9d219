/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RelatedContent } from '../../../src/site/sections/related-content';

const page = (path: string) => ({ path, label: `Label of ${path}`, heading: `Heading of ${path}` });

const related = {
  caseStudies: [page('/a-case/')],
  posts: [page('/a-post/'), page('/another-post/')],
  services: [],
  areas: [],
  reasons: [
    { path: '/a-case/', subject: 'Farms' },
    { path: '/a-post/', subject: 'Speed' },
  ],
};

test.each([
  ['/a-case/', 'Heading of /a-case/Label of /a-case/ Also about Farms'],
  ['/a-post/', 'Heading of /a-post/Also about Speed'],
  ['/another-post/', 'Heading of /another-post/'],
])('%s is linked by its heading, with what is known of why it is listed', (path, text) => {
  render(<RelatedContent related={related} />);
  const link = screen.getByRole('link', { name: `Heading of ${path}` });
  expect(link).toHaveAttribute('href', path);
  expect(link.closest('li')).toHaveTextContent(text);
});
