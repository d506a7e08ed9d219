import { z } from 'zod';
import { asked, line, pagePath, prose, slug } from './shared';

/** Fields that several types of blocks have. */
export const anchor = asked(
  'Anchor',
  'The ID used in links to this block, such as prices. Usually left empty.',
  slug.meta({ form: 'line' }).optional(),
);
export const heading = asked('Heading', 'The heading of the block.', line(3, 110));
export const ownHeading = asked('Heading', 'Left empty, the block has the usual heading.', line(3, 110).optional());
export const text = asked('Text', 'A paragraph below the heading.', prose(20, 700).optional());
export const link = asked('Page', 'A page of this site to link to.', pagePath.optional());

/** The type of a block, which the editor sets. */
export const type = <Name extends string>(name: Name) => z.literal(name).meta({ form: 'hidden' });
