import { z } from 'zod';
import { link, text } from './block-parts';
import { amount, currency, field, line, namedText, ordered, prose, sample } from './shared';

const range = {
  low: field('From', 'A whole amount in the currency above.', amount),
  high: field('To', 'At least as much.', amount),
};

const heading = field('Heading', 'The heading of the section.', line(3, 110));

const band = z
  .strictObject({
    name: field('Name', 'What is bought.', line(2, 70)),
    ...range,
    per: field('Per', 'What the amount is for, such as a month.', line(2, 60)),
    text: field('Text', 'What it contains.', prose(20, 400)),
    note: field('Note', 'A small note, such as a duration.', line(1, 60).optional()),
    link,
  })
  .superRefine(ordered('lower amount'))
  .meta({ node: 'PriceBand' });

const example = z
  .strictObject({
    name: field('Name', 'A project.', line(2, 90)),
    ...range,
    note: field('Note', 'Duration and team.', line(1, 60).optional()),
    text: field('Text', 'What is built.', prose(20, 500)),
    reasons: field('Reasons', 'What makes up the range, one sentence each.', z.array(line(10, 220)).min(1).max(6), 'reason'),
    link,
  })
  .superRefine(ordered('lower amount'))
  .meta({ node: 'PriceExample' });

const factor = z
  .strictObject({
    name: field('Name', 'What it is.', line(2, 90)),
    text: field('Text', 'How it moves the price.', prose(20, 400)),
    direction: field('Direction', 'Whether it moves the price up or down.', z.enum(['up', 'down'])),
  })
  .meta({ node: 'PriceFactor' });

/** A part of the page: a list of at most `most` items. */
const section = <Item extends z.ZodType>(label: string, item: Item, most: number, one: string) =>
  z.strictObject({ heading, text, items: field(label, 'In this order.', z.array(item).min(1).max(most), one) });

/** The schema of pricing.yml. */
export const pricingFile = z.strictObject({
  pricing: field(
    'Prices',
    'Shown on the Pricing page.',
    z
      .strictObject({
        currency,
        sample,
        bands: field('Price ranges', 'Drawn on one scale.', section('Ranges', band, 10, 'range')),
        examples: field('Examples', 'Projects with their range and its reasons.', section('Examples', example, 6, 'example').optional()),
        factors: field('What moves a price', 'Up and down.', section('Factors', factor, 12, 'factor').optional()),
        small: field(
          'For small budgets',
          'What you offer for less than the price of a build.',
          section('Entries', namedText, 6, 'entry').optional(),
        ),
        excluded: field(
          'What is not included',
          'What a client pays to third parties.',
          section('Entries', namedText, 8, 'entry').optional(),
        ),
      })
      .optional(),
  ),
});
