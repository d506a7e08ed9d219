import { z } from 'zod';
import { workBlock } from '../../contract/main-pages';
import { drawingPath } from './pictures';
import { caseStudySlug, field, line, pageHead, pageLink, pagePath, prose, question } from './shared';

const item = z.strictObject({
  name: field('Name', 'A few words.', line(2, 90)),
  text: field('Text', 'The text of the item.', prose(10, 700)),
  note: field('Note', 'A small note, such as a duration or a file name.', line(1, 40).optional()),
  link: field('Page', 'A page of this site to link to.', pagePath.optional()),
});

/** How the items of a block are laid out. */
const blockKinds = ['columns', 'steps', 'facts', 'list', 'statement'] as const;

const block = z
  .strictObject({
    kind: field('Layout', 'How the items of the block are laid out.', z.enum(blockKinds)),
    /** Also how page code finds a block that it renders itself. */
    id: field('Anchor', 'The ID used in links to this block. Do not change or translate it.', line(2, 40)),
    heading: field('Heading', 'The heading of the block.', line(3, 110)),
    text: field('Text', 'One or more paragraphs below the heading.', prose(20, 1500).optional()),
    items: field('Items', 'The entries of the block.', z.array(item).max(12).default([]), 'item'),
    link: field('Link', 'A link below the block.', pageLink.optional()),
  })
  .superRefine(({ id, text, items, link }, context) => {
    if (text || items.length > 0 || link || id === workBlock) return;
    const message = `a text, items or a link; only the block ${workBlock} of the home page, above the case studies, is a heading alone`;
    context.addIssue({ code: 'custom', path: ['text'], message });
  })
  .meta({ node: 'RoutedPageBlock' });

export const page = z.strictObject({
  ...pageHead,
  annotation: field('Note above the heading', 'A few words. Usually left empty: then the short name is shown.', line(2, 60).optional()),
  illustration: field('Illustration', 'An SVG file in the illustrations folder, shown beside the heading.', drawingPath.optional()),
  blocks: field('Blocks', 'The parts of the page below its heading.', z.array(block).max(12).default([]), 'block'),
  proof: field('Proof', 'A case study whose testimonial is shown on this page.', caseStudySlug.optional()),
  questions: field('Questions', 'What people really ask.', z.array(question).max(12).default([]), 'question'),
});
