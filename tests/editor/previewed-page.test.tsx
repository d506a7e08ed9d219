import { render, screen } from '@testing-library/react';
import { filledEntry } from '../../src/editor/desk/filled-entry';
import { PreviewedPage } from '../../src/editor/desk/previewed-page';
import type { Kind } from '../../src/model/kinds';

const addressOf = (path: string) => `blob:${path}`;
const show = (kind: Kind, data: Record<string, unknown>) => render(<PreviewedPage kind={kind} data={data} addressOf={addressOf} />);

test.each(['post', 'service', 'industry', 'city', 'state', 'caseStudy', 'information', 'page'] as const)(
  'a %s of which nothing is written yet can be shown',
  (kind) => {
    show(kind, {});
    expect(screen.getByRole('heading', { level: 1 })).toBeEmptyDOMElement();
  },
);

test('fields of the wrong form, as they pass while somebody writes, do no harm', () => {
  show('service', { heading: 7, goodFit: [null, 'Fits'], deliverables: [undefined, 'x'], questions: 'none', stack: [{}], blocks: {} });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('7');
  expect(screen.getByText('Fits')).toBeInTheDocument();
});

test('a post is shown with its picture and its text, pictures where the editor keeps them', async () => {
  show('post', {
    heading: 'Reading a trace',
    summary: 'The lead.',
    picture: 'blog/pictures/a.png',
    pictureAlt: 'A load board',
    body: '## Chapter\n\n![Within the text](blog/pictures/b.png)',
  });
  expect(screen.getByRole('img', { name: 'A load board' })).toHaveAttribute('src', 'blob:blog/pictures/a.png');
  expect(await screen.findByRole('heading', { level: 2, name: 'Chapter' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Within the text' })).toHaveAttribute('src', 'blob:blog/pictures/b.png');
});

test('a page is shown with its blocks and questions, a case study with its parts', () => {
  const { unmount } = show('page', {
    blocks: [{ kind: 'facts', id: 'facts', heading: 'Facts', items: [{ name: 'One', text: 'Text' }], link: { label: 'More', path: '/' } }],
    questions: [{ question: 'Why?', answer: 'Because.' }],
  });
  expect(screen.getByRole('heading', { name: 'Facts' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'More' })).toBeInTheDocument();
  expect(screen.getByText('Why?')).toBeInTheDocument();
  unmount();
  show('caseStudy', {
    goal: { heading: 'The goal', text: 'Text' },
    imageBlocks: [{ picture: 'a.png', alt: 'A screen', caption: 'Caption' }],
  });
  expect(screen.getByRole('heading', { name: 'The goal' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A screen' })).toHaveAttribute('src', 'blob:a.png');
});

test('the preview shows the facts of the brand, and the entry keeps its placeholders', () => {
  const data = {
    heading: 'About {{site.name}}',
    body: 'Write to {{site.email}}, not to `{{site.name}}`.',
    blocks: [{ heading: '{{site.name}}' }],
  };
  const typed = JSON.stringify(data);
  const shown = filledEntry(data, { name: 'Northmast', email: 'hi@northmast.example' });
  expect(shown).toEqual({
    heading: 'About Northmast',
    body: 'Write to hi@northmast.example, not to `{{site.name}}`.',
    blocks: [{ heading: 'Northmast' }],
  });
  expect(JSON.stringify(data)).toBe(typed);
});
