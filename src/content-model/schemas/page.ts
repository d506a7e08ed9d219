import { z } from 'zod';
import { line, pageHead, prose, question, sitePath } from './shared';

const item = z.strictObject({
  name: line(2, 90),
  text: prose(10, 700),
  /** A small monospaced note, such as a duration or a file name. */
  note: line(1, 40).optional(),
  link: sitePath.optional(),
});

/** How the items of a block are drawn. */
export const blockKinds = ['columns', 'steps', 'facts', 'list', 'statement'] as const;

const block = z.strictObject({
  kind: z.enum(blockKinds),
  /** The anchor of the block; also how a page's code finds a block it draws in its own way. */
  id: line(2, 40),
  heading: line(3, 110),
  text: prose(20, 1500).optional(),
  items: z.array(item).max(12).default([]),
  link: z.strictObject({ label: line(3, 50), path: sitePath }).optional(),
});

export const page = z.strictObject({
  ...pageHead,
  blocks: z.array(block).max(12).default([]),
  questions: z.array(question).max(12).default([]),
});
