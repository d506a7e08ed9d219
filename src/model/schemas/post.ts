import { z } from 'zod';
import { pictureAlt, picturePath } from './pictures';
import { date, field, industrySlug, line, pageHead, publicationDate, review, serviceSlug, topicSlug } from './shared';

const fields = z.strictObject({
  ...pageHead,
  date: field('Date', 'When the post appears, in the time zone of the site. 12:00 AM is the start of the day.', publicationDate),
  updated: field('Last updated', 'The date of the last significant change, if any.', date.optional()),
  author: field(
    'Author',
    'The file name of a person; or, if the author has no page, a name or role such as Lead mobile engineer.',
    line(2, 60).meta({ form: 'author' }),
  ),
  ...review,
  topics: field('Topics', 'The first is the main one.', z.array(topicSlug).max(3).default([])),
  services: field('Services', 'Services the post relates to.', z.array(serviceSlug).max(4).default([])),
  industries: field('Industries', 'Industries the post relates to.', z.array(industrySlug).default([])),
  picture: field('Picture', 'Shown at the top of the post: a PNG, JPEG, WebP or SVG file.', picturePath.optional()),
  pictureAlt: field(
    'Alt text',
    'What the picture shows, for people who cannot see it. Required if there is a picture.',
    pictureAlt.optional(),
  ),
});

const withPicture = z.object({ picture: z.string() });

export const post = fields.refine(({ pictureAlt }) => pictureAlt !== undefined, {
  // Checked even if other fields are invalid, so that all mistakes show up at once.
  when: ({ value }) => withPicture.safeParse(value).success,
  path: ['pictureAlt'],
  error: 'alt text that says what the picture shows',
});
