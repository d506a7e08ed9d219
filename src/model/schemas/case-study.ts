import { z } from 'zod';
import { pictured } from './pictures';
import { field, industrySlug, line, pageHead, prose, serviceSlug } from './shared';

const picture = pictured('A PNG, JPEG, WebP or SVG file.');
const heading = field('Heading', 'The heading of this section.', line(10, 110));

const workItem = z.strictObject({
  name: field('Name', 'A few words.', line(3, 60)),
  text: field('Text', 'What was done, in a few sentences.', prose(60, 420)),
  service: field('Service', 'A service page to link to, if one fits.', serviceSlug.optional()),
});

const textWithImage = z
  .strictObject({
    ...picture,
    heading,
    text: field('Text', 'One or more paragraphs.', prose(200, 1600)),
    side: field('Picture side', 'The side of the text that the picture is on, on wide screens.', z.enum(['left', 'right'])),
  })
  .meta({ node: 'TextWithImage' });

const project = z.strictObject({
  name: field('Name', 'A few words.', line(3, 70)),
  text: field('Text', 'What this part of the work covered.', prose(60, 420)),
  result: field('Result', 'The outcome, without invented figures.', line(10, 160)),
});

const facts = z
  .strictObject({
    effect: field(
      'Effect',
      'One effect that was counted, without percentages: 4 underwriters decide from one screen.',
      line(10, 140).optional(),
    ),
    people: field('People', 'How many of us worked on it.', z.number().int().min(1).max(99).optional()),
    roles: field('Roles', 'Who they were: product lead, designer, two engineers.', line(5, 90).optional()),
    months: field('Months', 'From the first drawing to the launch.', z.number().int().min(1).max(120).optional()),
    monthsTo: field('Months, at most', 'Only for a range: the higher number.', z.number().int().min(2).max(120).optional()),
    year: field('Year', 'The year of the launch.', z.number().int().min(1990).max(2100).optional()),
    stack: field('Built with', 'The main technologies.', z.array(line(2, 30)).max(6).default([]), 'technology'),
  })
  .meta({ node: 'CaseFacts' });

export const caseStudy = z.strictObject({
  ...pageHead,
  client: field('Client', 'Its name, if it agreed to be named, or a description.', line(2, 90)),
  subtitle: field('Subtitle', 'One line below the heading.', line(20, 160)),
  tags: field('Tags', 'A few words each.', z.array(line(2, 28)).max(6).default([]), 'tag'),
  industries: field('Industries', 'The first is the main one.', z.array(industrySlug).max(3).default([])),
  services: field('Services', 'What we did for this client.', z.array(serviceSlug).max(6).default([])),
  order: field('Order', 'Position in lists; lower numbers come first.', z.number().int().min(1).max(999)),
  facts: field('Facts', 'Shown in a strip below the heading, and where other pages quote this case.', facts.optional()),
  goal: field(
    'Goal',
    'What the client wanted to achieve.',
    z
      .strictObject({ heading, text: field('Text', 'One or more paragraphs.', prose(120, 1600)) })
      .meta({ node: 'Goal' })
      .optional(),
  ),
  whatWeDid: field(
    'What we did',
    'The work, part by part.',
    z
      .strictObject({
        heading,
        columns: field('Columns', 'The number of columns on wide screens.', z.literal([2, 3])),
        items: field('Parts', 'What was done.', z.array(workItem).min(1).max(9), 'part'),
      })
      .meta({ node: 'WhatWeDid' })
      .optional(),
  ),
  imageBlocks: field(
    'Pictures',
    'Large pictures with a caption.',
    z
      .array(
        z
          .strictObject({ ...picture, caption: field('Caption', 'The line below the picture.', line(10, 200)) })
          .meta({ node: 'ImageBlock' }),
      )
      .max(4)
      .default([]),
    'picture',
  ),
  textWithImage: field(
    'Text with picture',
    'Text and picture side by side on wide screens.',
    z.array(textWithImage).max(3).default([]),
    'text with a picture',
  ),
  projects: field(
    'Projects',
    'The projects the work was divided into.',
    z
      .strictObject({
        heading: field('Heading', 'The heading of this section.', line(5, 110)),
        items: field('Projects', 'In the order of delivery.', z.array(project).min(1).max(4), 'project'),
      })
      .meta({ node: 'Projects' })
      .optional(),
  ),
  testimonial: field(
    'Testimonial',
    'What the client says.',
    z
      .strictObject({
        quote: field('Quote', 'Without quotation marks.', prose(20, 600)),
        role: field('Who says it', 'A role or a name.', line(2, 90)),
      })
      .meta({ node: 'Testimonial' })
      .optional(),
  ),
  cover: field('Cover', 'The picture on cards and at the top.', z.strictObject(picture).optional()),
});
