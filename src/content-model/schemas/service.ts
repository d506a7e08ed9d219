import { z } from 'zod';
import { line, namedText, pageHead, prose, question, slug } from './shared';

export const serviceGroups = ['technologies', 'industries', 'design', 'development', 'engagement'] as const;

export const service = z.strictObject({
  ...pageHead,
  group: z.enum(serviceGroups),
  /** Place within the group, in the footer and on the index; lower comes first. */
  order: z.number().int().min(1).max(999),
  /** Slugs of industries in taxonomy.yml that this service relates to. */
  industries: z.array(slug).default([]),
  /** Slugs of blog topics in taxonomy.yml that this service relates to. */
  topics: z.array(slug).default([]),
  goodFit: z.array(line(15, 220)).min(2).max(5),
  poorFit: z.array(line(15, 220)).min(1).max(4),
  deliverables: z.array(namedText).min(3).max(7),
  process: z.array(namedText).min(3).max(6),
  stack: z
    .array(
      z.strictObject({
        name: line(2, 50),
        why: prose(20, 300),
        /** A slug of the icon package, such as `react`; left out where there is no mark. */
        icon: line(2, 40).optional(),
      }),
    )
    .min(2)
    .max(7),
  questions: z.array(question).min(3).max(7),
});
