import { z } from 'zod';
import { asked, date, pageHead } from './shared';

export const information = z.strictObject({
  ...pageHead,
  updated: asked('Last changed', 'The day on which the text last changed.', date),
  order: asked('Order', 'Place among the legal links of the footer; lower comes first.', z.number().int().min(1).max(99)),
});
