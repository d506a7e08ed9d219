import type { WrittenBlock } from './block-list';

/** A page of seven blocks as a marketer writes it, by field label, in order; the last two are then dragged into the other order. */
export const samplePage = {
  name: 'before-the-audit',
  fields: {
    'Search title': 'Before the audit',
    'Short name': 'Before the audit',
    Heading: 'Put your records in order before the audit',
    'Search description':
      'A page that a marketer made from seven blocks, with a photograph, two cards, two steps and a question with its answer.',
    Summary: 'An audit finds what the office already knows. This page lists what to look at in the week before it begins.',
  },
  blocks: [
    { type: 'Hero', fields: { 'Note above the heading': 'Every spring' } },
    { type: 'Text', text: 'Most differences are a week old and have one cause.' },
    {
      type: 'Picture',
      photograph: true,
      fields: { 'Alt text': 'A harbor in gray light, seen from the office window', Caption: 'The view on the day before.' },
    },
    {
      type: 'Cards',
      fields: { Heading: 'What to look at' },
      entries: {
        one: 'card',
        each: [
          { Name: 'Open orders', Text: 'Those that are older than a month.' },
          { Name: 'Returned goods', Text: 'Those that nobody has booked.', Note: 'often' },
        ],
      },
    },
    {
      type: 'Steps',
      fields: { Heading: 'Two days before' },
      entries: {
        one: 'step',
        each: [
          { Name: 'Print both lists', Text: 'The record and the count, on one desk.' },
          { Name: 'Mark the differences', Text: 'The ten largest are enough.' },
        ],
      },
    },
    { type: 'Call to action', fields: { Text: 'Tell us which list you trust less.' } },
    {
      type: 'Questions',
      fields: { Heading: 'What people ask' },
      entries: {
        one: 'question',
        each: [{ Question: 'Who has to be there?', Answer: 'The person who counts, and the one who writes it down.' }],
      },
    },
  ] satisfies WrittenBlock[],
};

const { fields } = samplePage;

/** The front matter of that page, once its blocks are in their order. Empty fields and defaults are left out. */
export const samplePageData = {
  title: fields['Search title'],
  label: fields['Short name'],
  heading: fields.Heading,
  description: fields['Search description'],
  summary: fields.Summary,
  layout: 'blocks',
  blocks: [
    { type: 'hero', note: 'Every spring' },
    { type: 'text', text: 'Most differences are a week old and have one cause.' },
    {
      type: 'picture',
      picture: 'pages/pictures/harbor.jpg',
      alt: 'A harbor in gray light, seen from the office window',
      caption: 'The view on the day before.',
    },
    {
      type: 'cards',
      heading: 'What to look at',
      items: [
        { name: 'Open orders', text: 'Those that are older than a month.' },
        { name: 'Returned goods', text: 'Those that nobody has booked.', note: 'often' },
      ],
    },
    {
      type: 'steps',
      heading: 'Two days before',
      items: [
        { name: 'Print both lists', text: 'The record and the count, on one desk.' },
        { name: 'Mark the differences', text: 'The ten largest are enough.' },
      ],
    },
    {
      type: 'questions',
      heading: 'What people ask',
      items: [{ question: 'Who has to be there?', answer: 'The person who counts, and the one who writes it down.' }],
    },
    { type: 'call-to-action', text: 'Tell us which list you trust less.' },
  ],
};
