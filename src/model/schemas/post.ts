import { z } from 'zod';
import { asked, date, industrySlug, line, pageHead, pictureAlt, picturePath, serviceSlug, topicSlug } from './shared';

const fields = z.strictObject({
  ...pageHead,
  date: asked('Date', 'The day it is published. A date in the future keeps the post back until the site is built on that day.', date),
  updated: asked('Last changed', 'The day of an important change, if there was one.', date.optional()),
  author: asked('Author', 'A role, such as Lead mobile engineer.', line(5, 60)),
  topics: asked('Topics', 'The first is the main one.', z.array(topicSlug).min(1).max(3)),
  services: asked('Services', 'Services the post relates to.', z.array(serviceSlug).min(1).max(4)),
  industries: asked('Industries', 'Industries the post relates to.', z.array(industrySlug).default([])),
  picture: asked('Picture', 'Shown at the top of the post: a PNG, JPEG, WebP or SVG file.', picturePath.optional()),
  pictureAlt: asked(
    'Picture in words',
    'What the picture shows, for people who do not see it. Required with a picture.',
    pictureAlt.optional(),
  ),
});

const withPicture = z.object({ picture: z.string() });

export const post = fields.refine(({ pictureAlt }) => pictureAlt !== undefined, {
  // Checked even if other fields are invalid, so that all mistakes show at once.
  when: ({ value }) => withPicture.safeParse(value).success,
  path: ['pictureAlt'],
  error: 'words that say what the picture shows',
});
