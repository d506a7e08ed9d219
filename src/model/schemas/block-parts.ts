import { z } from 'zod';
import { field, line, pagePath, prose, slug } from './shared';

/** Fields that several types of blocks have. */
export const anchor = field(
  'Anchor',
  'The ID used in links to this block, such as prices. Usually left empty.',
  slug.meta({ form: 'line' }).optional(),
);
export const heading = field('Heading', 'The heading of the block.', line(3, 110));
export const ownHeading = field('Heading', 'Left empty, the block has the usual heading.', line(3, 110).optional());
export const text = field('Text', 'A paragraph below the heading.', prose(20, 700).optional());
export const link = field('Page', 'A page of this site to link to.', pagePath.optional());

/** The type of a block, which the editor sets. */
export const type = <Name extends string>(name: Name) => z.literal(name).meta({ form: 'hidden' });
