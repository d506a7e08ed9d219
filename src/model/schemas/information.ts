import { z } from 'zod';
import { asked, date, pageHead, review } from './shared';

export const information = z.strictObject({
  ...pageHead,
  updated: asked('Last updated', 'The date the text was last changed.', date),
  ...review,
  order: asked('Order', 'Position among the legal links in the footer; lower numbers come first.', z.number().int().min(1).max(99)),
});
