import type { z } from 'zod';
import { minimumFor } from '../../contract/dense-letters';

/** Refines a text: it has at least `min` characters, or half as many in Chinese, Japanese or Korean. */
export const leastLength =
  (min: number) =>
  (text: string, context: z.core.$RefinementCtx): void => {
    const minimum = minimumFor(text, min);
    if (text.length < minimum) context.addIssue({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: text });
  };
