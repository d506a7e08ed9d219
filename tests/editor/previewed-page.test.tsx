import { act, render, screen } from '@testing-library/react';
import { filledEntry } from '../../src/editor/desk/filled-entry';
import { PreviewedPage } from '../../src/editor/desk/previewed-page';
import type { Kind } from '../../src/model/kinds';

const addressOf = (path: string) => `blob:${path}`;

/** Shows an entry, including the drawings, which load after the page. */
async function show(kind: Kind, data: Record<string, unknown>) {
  const view = render(<PreviewedPage kind={kind} data={data} addressOf={addressOf} />);
  await act(async () => undefined);
  return view;
}

test.each(['post', 'service', 'industry', 'city', 'state', 'caseStudy', 'information', 'page'] as const)(
  'a %s of which nothing is written yet can be shown',
  async (kind) => {
    await show(kind, {});
    expect(screen.getByRole('heading', { level: 1 })).toBeEmptyDOMElement();
  },
);

test('fields of the wrong form, as they pass while somebody writes, do no harm', async () => {
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

test('a post is shown with its picture and its text, pictures where the editor keeps them', async () => {
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

test('a page is shown with its blocks and questions, a case study with its parts', async () => {
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

test('an area lists its services, although their pages are not at hand', async () => {
  await show('city', { services: [{ service: 'mobile-apps', why: 'Crews work without a signal.' }] });
  expect(screen.getByRole('link', { name: 'mobile-apps' })).toBeInTheDocument();
  expect(screen.getByText('Crews work without a signal.')).toBeInTheDocument();
});

test('where a component fails, a note replaces the page until the next change that it can show', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = () => {
    throw new Error('no address');
  };
  const entry = { heading: 'A page', body: '![Alt](a.png)' };
  const { rerender } = render(<PreviewedPage kind="page" data={entry} addressOf={addressOf} />);
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
      addressOf={addressOf}
    />,
  );
  expect(screen.getByText('The preview will return once more fields are filled in.')).toBeInTheDocument();
  rerender(<PreviewedPage kind="page" data={{ ...entry }} addressOf={addressOf} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A page');
  complaints.mockRestore();
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
