import type { Sample, SamplePage } from '../../../e2e/bench/sample';

const link = { label: 'One & <two>', path: '/a/' };

export const page: SamplePage = {
  path: '/',
  title: 'Title',
  description: 'Description',
  heading: 'Heading & "more"',
  text: 'Text',
  html: '<p>Body</p>',
  cards: [{ ...link, text: 'Card' }],
};

/** A sample site of two pages. */
export const sample: Sample = {
  frame: {
    language: 'en',
    name: 'Name',
    menu: { label: 'Menu', links: [link] },
    action: link,
    footer: [{ title: 'Group', links: [link] }],
    form: { label: 'Label', button: 'Button' },
  },
  pages: [page, { ...page, path: '/a/', cards: [] }],
};
