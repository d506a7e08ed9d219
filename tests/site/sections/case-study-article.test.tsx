/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CardColumns } from '../../../src/site/sections/card-columns';
import { CaseStudyArticle } from '../../../src/site/sections/case-study/case-study-article';
import { ContactDialogProvider } from '../../../src/site/session/contact-dialog-state';
import { styleAt } from '../theme/style-at';

jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

const picture = { alt: '', image: null };

const study: Queries.CaseStudyArticleFragment = {
  path: '/our-work/a-case/',
  languages: ['en'],
  above: [],
  title: 'A title for search results',
  label: 'A case',
  description: '',
  summary: '',
  cta: null,
  client: 'A client',
  heading: 'A title',
  subtitle: 'A subtitle',
  tags: ['A tag'],
  facts: null,
  cover: null,
  industries: [],
  goal: { heading: 'A goal', text: 'What they wanted.' },
  whatWeDid: { heading: 'What we did', columns: 3, items: [{ name: 'A service', text: 'What it covered.', service: null }] },
  imageBlocks: [{ caption: 'An image', picture }],
  textWithImage: [{ heading: 'A text with an image', text: 'What it shows.', side: 'left', picture }],
  projects: { heading: 'The projects', items: [{ name: 'A project', text: 'What it built.', result: 'What came of it' }] },
  testimonial: { quote: 'A quote', role: 'A role' },
  body: { html: '' },
  related: { caseStudies: [], posts: [], services: [], areas: [], reasons: [] },
};

const sections = ['A title', 'A subtitle', 'A tag', 'A goal', 'What we did', 'An image', 'A text with an image', 'The projects', 'A quote'];

test('a case study has its sections in the order of the specification', () => {
  render(<CaseStudyArticle study={study} />, { wrapper: ContactDialogProvider });
  const text = document.body.textContent ?? '';
  const inOrder = sections.map((each) => text.indexOf(each));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
});

test.each([
  [3, [1, 2, 2, 3, 3]],
  [2, [1, 2, 2, 2, 2]],
])('what we did, in %i columns, has fewer on smaller screens', (columns, expected) => {
  render(<CardColumns items={[{ name: 'A service', text: 'What it covered.' }]} columns={columns} />);
  const columnsAt = (width: number) =>
    Number(/^repeat\((\d),/.exec(styleAt(screen.getByRole('list'), 'grid-template-columns', width))?.[1] ?? 1);
  expect([599, 600, 1023, 1024, 1440].map(columnsAt)).toEqual(expected);
});
