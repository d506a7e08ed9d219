import { z } from 'zod';
import { line, pageHead, picturePath, prose, slug } from './shared';

const picture = { picture: picturePath, alt: line(20, 200) };

export const caseStudy = z.strictObject({
  ...pageHead,
  /** Who the client is, described, never a real company. */
  client: line(10, 90),
  subtitle: line(20, 160),
  tags: z.array(line(2, 28)).min(2).max(6),
  /** Slugs of industries in taxonomy.yml; the first is the main one. */
  industries: z.array(slug).min(1).max(3),
  services: z.array(slug).min(2).max(6),
  order: z.number().int().min(1).max(999),
  goal: z.strictObject({ heading: line(10, 110), text: prose(300, 1600) }),
  whatWeDid: z.strictObject({
    heading: line(10, 110),
    /** Columns on a wide screen. */
    columns: z.literal([2, 3]),
    items: z
      .array(z.strictObject({ name: line(3, 60), text: prose(60, 420), service: slug.optional() }))
      .min(3)
      .max(9),
  }),
  imageBlocks: z
    .array(z.strictObject({ ...picture, caption: line(10, 200) }))
    .min(1)
    .max(4),
  textWithImage: z
    .array(z.strictObject({ ...picture, heading: line(10, 110), text: prose(200, 1600), side: z.enum(['left', 'right']) }))
    .min(1)
    .max(3),
  projects: z.strictObject({
    heading: line(5, 110),
    /** The parts the work was delivered in. */
    items: z
      .array(z.strictObject({ name: line(3, 70), text: prose(60, 420), result: line(10, 160) }))
      .min(2)
      .max(4),
  }),
  testimonial: z.strictObject({ quote: prose(80, 600), role: line(5, 90) }),
  cover: z.strictObject(picture),
});
