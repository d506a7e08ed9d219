import { z } from 'zod';
import { leadForms } from '../../contract/lead';
import { anchor, heading, link, ownHeading, text, type } from './block-parts';
import { drawingPath, pictured } from './pictures';
import { caseStudySlug, field, line, markdown, personSlug, prose, question } from './shared';

const hero = z
  .strictObject({
    type: type('hero'),
    anchor,
    note: field('Note above the heading', 'A few words. Usually left empty.', line(2, 60).optional()),
    heading: field('Heading', 'Left empty in the first block, it is the heading of the page.', line(4, 110).optional()),
    text: field('Text', 'Left empty in the first block, it is the summary of the page.', prose(20, 320).optional()),
    illustration: field('Illustration', 'An SVG file in the illustrations folder, beside the heading.', drawingPath.optional()),
    cover: field(
      'Picture',
      'Beside the heading, instead of an illustration.',
      z.strictObject(pictured('A PNG, JPEG, WebP or SVG file.')).optional(),
    ),
    action: field('Button', 'Whether the button of the page is shown.', z.boolean().default(true)),
  })
  .meta({ node: 'HeroBlock', title: 'Hero' });

const words = z
  .strictObject({ type: type('text'), anchor, text: field('Text', 'Start with Heading 2.', markdown) })
  .meta({ node: 'TextBlock', title: 'Text' });

const picture = z
  .strictObject({
    type: type('picture'),
    anchor,
    ...pictured('A PNG, JPEG, WebP or SVG file.'),
    caption: field('Caption', 'The line below the picture.', line(5, 200).optional()),
  })
  .meta({ node: 'PictureBlock', title: 'Picture' });

/** Fields of a list entry; `hint` is that of its note. */
const entry = (hint: string) => ({
  name: field('Name', 'A few words.', line(2, 90)),
  text: field('Text', 'One to three sentences.', prose(10, 500)),
  note: field('Note', hint, line(1, 40).optional()),
});

const card = z.strictObject({ ...entry('A small note above the name.'), link }).meta({ node: 'Card' });

const cards = z
  .strictObject({
    type: type('cards'),
    anchor,
    heading,
    text,
    items: field('Entries', 'In this order.', z.array(card).min(1).max(12), 'card'),
  })
  .meta({ node: 'CardsBlock', title: 'Cards' });

const step = z.strictObject(entry('A small note, such as a duration.')).meta({ node: 'Step' });

const steps = z
  .strictObject({ type: type('steps'), anchor, heading, text, items: field('Entries', 'In order.', z.array(step).min(1).max(9), 'step') })
  .meta({ node: 'StepsBlock', title: 'Steps' });

const quote = z
  .strictObject({
    type: type('quote'),
    caseStudy: field(
      'Case study',
      'The case study whose testimonial is shown. Otherwise, write the quote below.',
      caseStudySlug.optional(),
    ),
    quote: field('Quote', 'Without quotation marks.', prose(20, 600).optional()),
    role: field('Who says it', 'A role or a name.', line(2, 90).optional()),
  })
  .superRefine((block, context) => {
    const complain = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (block.caseStudy && block.quote) complain('quote', 'either a case study or a quote, not both');
    else if (!block.caseStudy && !block.quote) complain('quote', 'a quote, or a case study that has one');
    else if (block.quote && !block.role) complain('role', 'a role or a name');
  })
  .meta({ node: 'QuoteBlock', title: 'Quote' });

const excerpt = z
  .strictObject({
    type: type('case'),
    anchor,
    heading,
    caseStudy: field('Case study', 'The case study to quote and link to.', caseStudySlug),
  })
  .meta({ node: 'CaseBlock', title: 'Case study' });

const people = z
  .strictObject({
    type: type('people'),
    anchor,
    heading,
    text,
    people: field('People', 'Left empty, everyone is shown.', z.array(personSlug).max(24).default([]), 'person'),
  })
  .meta({ node: 'PeopleBlock', title: 'People' });

const prices = z
  .strictObject({
    type: type('prices'),
    anchor,
    heading: field('Heading', 'Left empty, it is that of the price ranges.', line(3, 110).optional()),
    text,
  })
  .meta({ node: 'PricesBlock', title: 'Prices' });

const questions = z
  .strictObject({
    type: type('questions'),
    anchor,
    heading: ownHeading,
    items: field('Entries', 'What people really ask, with straight answers.', z.array(question).min(1).max(20), 'question'),
  })
  .meta({ node: 'QuestionsBlock', title: 'Questions' });

const form = z
  .strictObject({
    type: type('form'),
    anchor,
    heading: ownHeading,
    text,
    form: field('Form', 'Each form can be on a page once.', z.enum(leadForms)),
  })
  .meta({ node: 'FormBlock', title: 'Form' });

const callToAction = z
  .strictObject({
    type: type('call-to-action'),
    text: field('Text', 'One or two sentences beside the button.', prose(10, 160)),
    label: field('Button text', 'Left empty, it is that of the page.', line(4, 32).optional()),
  })
  .meta({ node: 'CallToActionBlock', title: 'Call to action' });

/** A part of a page made of blocks. */
export const block = z
  .discriminatedUnion('type', [hero, words, picture, cards, steps, quote, excerpt, people, prices, questions, form, callToAction])
  .meta({ node: 'PageBlock' });
