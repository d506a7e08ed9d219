import { z } from 'zod';
import { block } from './blocks';
import { field, pageHead, unique } from './shared';

const ordered = z
  .array(block)
  .min(1)
  .max(30)
  .superRefine(unique('anchor', 'a unique anchor'))
  .superRefine(unique('form', 'each form at most once per page'))
  .superRefine((blocks, context) => {
    blocks.forEach((each, index) => {
      if (each.type !== 'hero') return;
      const complain = (field: string, message: string) => context.addIssue({ code: 'custom', path: [index, field], message });
      if (index > 0 && !each.heading) complain('heading', 'a heading: only the first block uses the heading of the page');
      if (each.illustration && each.cover) complain('cover', 'either an illustration or a picture, not both');
    });
  });

/** Where menus list a page. Their entries and groups are in navigation.yml. */
const menu = z.strictObject({
  header: field(
    'Header menu',
    'The entry of the header menu whose panel lists this page.',
    z.string().min(1).meta({ form: 'headerEntry' }).optional(),
  ),
  footer: field(
    'Footer group',
    'The group of the footer that lists this page.',
    z.string().min(1).meta({ form: 'footerGroup' }).optional(),
  ),
  order: field(
    'Order',
    'Position among the pages of blocks in the same place; lower numbers come first.',
    z.number().int().min(1).max(999).optional(),
  ),
});

export const blockPage = z.strictObject({
  ...pageHead,
  /** Marks the file, so that the editor finds the pages of blocks among others in the folder. */
  layout: field('Layout', 'Always blocks.', z.literal('blocks').meta({ form: 'hidden' })),
  menu: field('In the menus', 'Where the menus list the page. Left empty, only other pages link to it.', menu.optional()),
  blocks: field('Blocks', 'The parts of the page, from top to bottom.', ordered, 'block'),
});
