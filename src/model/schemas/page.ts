import { z } from 'zod';
import { asked, line, pageHead, pagePath, prose, question } from './shared';

const item = z.strictObject({
  name: asked('Name', 'A few words.', line(2, 90)),
  text: asked('Text', 'What there is to say about it.', prose(10, 700)),
  note: asked('Note', 'A small note, such as a duration or a file name.', line(1, 40).optional()),
  link: asked('Page', 'A page of this site to link to.', pagePath.optional()),
});

/** How the items of a block are laid out. */
export const blockKinds = ['columns', 'steps', 'facts', 'list', 'statement'] as const;

const block = z
  .strictObject({
    kind: asked('Look', 'How the items of the block are drawn.', z.enum(blockKinds)),
    /** Also how page code finds a block that it renders itself. */
    id: asked('Anchor', 'The name of the block in addresses; leave it as it is.', line(2, 40)),
    heading: asked('Heading', 'One line.', line(3, 110)),
    text: asked('Text', 'A paragraph or several below the heading.', prose(20, 1500).optional()),
    items: asked('Items', 'The entries of the block.', z.array(item).max(12).default([]), 'item'),
    link: asked(
      'Link',
      'A link below the block.',
      z
        .strictObject({ label: asked('Label', 'The words of the link.', line(3, 50)), path: asked('Page', 'Where it leads.', pagePath) })
        .optional(),
    ),
  })
  .meta({ node: 'Block' });

export const page = z.strictObject({
  ...pageHead,
  blocks: asked('Blocks', 'The parts of the page below its heading.', z.array(block).max(12).default([]), 'block'),
  questions: asked('Questions', 'What people really ask.', z.array(question).max(12).default([]), 'question'),
});
