/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { filledEntry } from '../../src/editor/client/filled-entry';
import { PreviewedPage } from '../../src/editor/client/previewed-page';
import { type Kind, kindNames } from '../../src/model/kinds';

const tableWords = { language: 'es', strings: { storage: { columns: { name: 'Nombre' } } } };
const pictureUrl = (path: string) => `blob:${path}`;

/** Shows an entry, including the drawings, which load after the page. */
async function show(kind: Kind, data: Record<string, unknown>) {
  const view = render(<PreviewedPage kind={kind} data={data} pictureUrl={pictureUrl} />);
  await act(async () => undefined);
  return view;
}

test.each(kindNames)('the preview renders an empty %s', async (kind) => {
  await show(kind, {});
  expect(screen.getByRole('heading', { level: 1 })).toBeEmptyDOMElement();
});

test('malformed fields, as they occur during editing, do not break the preview', async () => {
  await show('service', {
    heading: 7,
    goodFit: [null, 'Fits'],
    deliverables: [undefined, 'x'],
    questions: 'none',
    stack: [{}],
    blocks: {},
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('7');
  expect(screen.getByText('Fits')).toBeInTheDocument();
});

test('the preview of a post shows its picture and text, with picture addresses from the editor', async () => {
  await show('post', {
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

test('the preview shows the blocks and questions of a page and the parts of a case study', async () => {
  const { unmount } = await show('page', {
    blocks: [{ kind: 'facts', id: 'facts', heading: 'Facts', items: [{ name: 'One', text: 'Text' }], link: { label: 'More', path: '/' } }],
    questions: [{ question: 'Why?', answer: 'Because.' }],
  });
  expect(screen.getByRole('heading', { name: 'Facts' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'More' })).toBeInTheDocument();
  expect(screen.getByText('Why?')).toBeInTheDocument();
  unmount();
  await show('caseStudy', {
    goal: { heading: 'The goal', text: 'Text' },
    imageBlocks: [{ picture: 'a.png', alt: 'A screen', caption: 'Caption' }],
  });
  expect(screen.getByRole('heading', { name: 'The goal' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A screen' })).toHaveAttribute('src', 'blob:a.png');
});

test('the preview shows the blocks of a page in their order, and the heading of the page in the first', async () => {
  await show('blockPage', {
    heading: 'A guide',
    summary: 'The lead.',
    blocks: [
      { type: 'hero' },
      { type: 'text', text: '## A chapter\n\n![Within the text](b.png)' },
      { type: 'cards', heading: 'Cards', items: [{ name: 'A card', text: 'Text', link: '/' }] },
      { type: 'picture', picture: 'a.png', alt: 'A screen' },
      { type: 'prices' },
      { type: 'case', heading: 'A case', caseStudy: 'a-case' },
      { type: 'people', heading: 'People', people: ['ann-li'] },
      { type: 'people', heading: 'Everyone' },
      { type: 'form', form: 'contact', heading: 'Write to us' },
      { type: 'a type that is not known' },
    ],
  });
  const headings = screen.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H3');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'A guide',
    'A chapter',
    'Cards',
    'The heading of the price ranges',
    'A case',
    'People',
    'Everyone',
    'Write to us',
  ]);
  expect(screen.getByText(/All price ranges from Settings, Prices/)).toBeVisible();
  expect(screen.getByText(/Everyone under People/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'A screen' })).toHaveAttribute('src', 'blob:a.png');
  expect(screen.getByRole('img', { name: 'Within the text' })).toHaveAttribute('src', 'blob:b.png');
});

test('the preview of an area lists its services, although their pages are not available', async () => {
  await show('city', { services: [{ service: 'mobile-apps', why: 'Crews work without a signal.' }] });
  expect(screen.getByRole('link', { name: 'mobile-apps' })).toBeInTheDocument();
  expect(screen.getByText('Crews work without a signal.')).toBeInTheDocument();
});

test('a failing component replaces the preview with a note until the next change that renders', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = () => {
    throw new Error('no address');
  };
  const entry = { heading: 'A page', body: '![Alt](a.png)' };
  const { rerender } = render(<PreviewedPage kind="page" data={entry} pictureUrl={pictureUrl} />);
  rerender(
    <PreviewedPage
      kind="page"
      data={{
        ...entry,
        blocks: [
          {
            kind: 'facts',
            items: [{ name: 'x' }],
            get heading(): string {
              return broken();
            },
          },
        ],
      }}
      pictureUrl={pictureUrl}
    />,
  );
  expect(screen.getByText('The preview will return once more fields are filled in.')).toBeInTheDocument();
  rerender(<PreviewedPage kind="page" data={{ ...entry }} pictureUrl={pictureUrl} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A page');
  complaints.mockRestore();
});

test('the preview fills in brand facts, and the entry keeps its placeholders', () => {
  const data = {
    heading: 'About {{site.name}}',
    body: 'Write to {{site.email}}, not to `{{site.name}}`.\n\n{{site.ownValues}}',
    blocks: [{ heading: '{{site.name}}' }],
  };
  const typed = JSON.stringify(data);
  const shown = filledEntry(data, { name: 'Northmast', email: 'hi@northmast.example' }, tableWords);
  expect(shown).toEqual({
    heading: 'About Northmast',
    body: expect.stringMatching(/^Write to hi@northmast\.example, not to `\{\{site\.name\}\}`\.\n\n\| Nombre \|/),
    blocks: [{ heading: 'Northmast' }],
  });
  expect(JSON.stringify(data)).toBe(typed);
});
