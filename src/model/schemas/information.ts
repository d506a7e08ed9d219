import { z } from 'zod';
import { date, field, pageHead, review } from './shared';

export const information = z.strictObject({
  ...pageHead,
  updated: field('Last updated', 'The date the text was last changed.', date),
  ...review,
  order: field('Order', 'Position among the legal links in the footer; lower numbers come first.', z.number().int().min(1).max(99)),
});
