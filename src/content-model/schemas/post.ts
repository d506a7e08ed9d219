import { z } from 'zod';
import { date, line, pageHead, picturePath, slug } from './shared';

const fields = z.strictObject({
  ...pageHead,
  /** The day it is published; in the future it is shown in development only. */
  date,
  updated: date.optional(),
  /** The author by role, such as Lead mobile engineer. */
  author: line(5, 60),
  /** Slugs of topics in taxonomy.yml; the first is the main one. */
  topics: z.array(slug).min(1).max(3),
  services: z.array(slug).min(1).max(4),
  industries: z.array(slug).default([]),
  picture: picturePath.optional(),
  pictureAlt: line(20, 200).optional(),
});

const withPicture = z.object({ picture: z.string() });

export const post = fields.refine(({ pictureAlt }) => pictureAlt !== undefined, {
  // Asked whatever else is wrong with the post, so that all of its mistakes show at once.
  when: ({ value }) => withPicture.safeParse(value).success,
  path: ['pictureAlt'],
  error: 'words that say what the picture shows',
});
