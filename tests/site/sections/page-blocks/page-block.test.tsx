/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PageBlock } from '../../../../src/site/sections/page-blocks/page-block';
import { ContactDialogProvider } from '../../../../src/site/session/contact-dialog-state';

jest.mock('../../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

type Block = Queries.PageBlockFragment;

const none: Block = {
  hero: null,
  text: null,
  picture: null,
  cards: null,
  steps: null,
  quote: null,
  case: null,
  people: null,
  prices: null,
  questions: null,
  form: null,
  callToAction: null,
};

const page = { label: 'A page', heading: 'A page', summary: 'A page', cta: null };

const spaceAbove = (above: Block | undefined) => {
  const block = { ...none, callToAction: { text: 'Two sentences are enough.', label: null } };
  render(
    <ContactDialogProvider>
      <PageBlock block={block} page={page} above={above} />
    </ContactDialogProvider>,
  );
  const band = screen.getByText('Two sentences are enough.').closest('section');
  return band ? getComputedStyle(band).paddingTop : undefined;
};

test.each<[string, Block | undefined]>([
  ['a form', { ...none, form: { anchor: null, form: 'contact', heading: null, text: null } }],
  ['a text', { ...none, text: { anchor: null, text: { html: '' } } }],
  ['the top of the page', undefined],
])('a call to action keeps a distance from %s, which has a background', (_, above) => {
  expect(spaceAbove(above)).not.toBe('');
});

test('a call to action adds no distance to that of questions above it', () => {
  expect(spaceAbove({ ...none, questions: { anchor: null, heading: null, items: [] } })).toBe('');
});
