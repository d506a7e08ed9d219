import { z } from 'zod';
import { drawingPath } from './pictures';
import { caseStudySlug, field, groupSlug, industrySlug, line, namedText, pageHead, prose, question, review, topicSlug } from './shared';

const stackChoice = z
  .strictObject({
    name: field('Name', 'A technology, or several that belong together.', line(2, 50)),
    why: field('Why', 'When and why we choose it.', prose(20, 300)),
    icon: field(
      'Icon',
      'Its name in the simple-icons package, such as react. Leave this empty if there is no icon.',
      line(2, 40).meta({ form: 'icon' }).optional(),
    ),
  })
  .meta({ node: 'StackChoice' });

export const service = z.strictObject({
  ...pageHead,
  group: field('Group', 'Where the page is listed in the footer and on the overview page.', groupSlug),
  order: field('Order', 'Position within the group; lower numbers come first.', z.number().int().min(1).max(999)),
  illustration: field(
    'Illustration',
    'An SVG file in the illustrations folder, shown beside the heading. Without one, the illustration of the group is shown.',
    drawingPath.optional(),
  ),
  industries: field('Industries', 'Industries that this page relates to.', z.array(industrySlug).default([])),
  topics: field('Topics', 'Blog topics that this page relates to.', z.array(topicSlug).default([])),
  goodFit: field('A good fit', 'Who this is for, a sentence each.', z.array(line(15, 220)).max(5).default([]), 'good fit'),
  poorFit: field('A poor fit', 'Who should choose something else, a sentence each.', z.array(line(15, 220)).max(4).default([]), 'poor fit'),
  deliverables: field('What you get', 'The deliverables, each with an explanation.', z.array(namedText).min(1).max(7), 'deliverable'),
  process: field('How we work', 'The steps, in order.', z.array(namedText).max(6).default([]), 'step'),
  stack: field('Technologies', 'The typical choice and why.', z.array(stackChoice).max(7).default([]), 'technology'),
  proof: field(
    'Proof',
    'The case study quoted on this page. Left empty, it is the one that names this page first.',
    caseStudySlug.optional(),
  ),
  questions: field('Questions', 'What buyers really ask, with straight answers.', z.array(question).max(7).default([]), 'question'),
  ...review,
});
