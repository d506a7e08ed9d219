import { z } from 'zod';
import { date, pageHead } from './shared';

export const information = z.strictObject({
  ...pageHead,
  updated: date,
  /** Place among the footer's legal links; lower comes first. */
  order: z.number().int().min(1).max(99),
});
