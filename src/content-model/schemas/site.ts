import { z } from 'zod';
import { line, picturePath, prose, slug } from './shared';

const webAddress = z.url({ protocol: /^https$/, error: 'an address that starts with https://' });
/** Paths are added behind it, so it has none of its own. */
const siteAddress = webAddress.regex(/^https:\/\/[^/?#]+$/, 'an address without a path or a slash at its end');
const mark = z.strictObject({ name: line(2, 60), mark: picturePath, url: webAddress.optional() });

/** Every fact of the brand. */
export const site = z.strictObject({
  name: line(2, 40),
  legalName: line(2, 80),
  url: siteAddress,
  description: line(70, 160),
  tagline: line(10, 110),
  email: z.email('an e-mail address'),
  phone: z.strictObject({ display: line(7, 24), link: z.string().regex(/^\+[0-9]{7,15}$/, 'such as +12025550143') }),
  schedulingUrl: webAddress,
  founded: z.number().int().min(1950).max(2100).optional(),
  social: z.strictObject({ linkedin: webAddress, x: webAddress, instagram: webAddress }),
  partners: z.array(mark).min(1).max(8),
  recognitions: z.array(mark).min(1).max(8),
  hipaa: z.strictObject({ title: line(5, 80), text: prose(10, 200) }),
  footer: z.strictObject({ heading: line(5, 110), credit: line(5, 80) }),
  newsletter: z.strictObject({ title: line(5, 80), subtitle: line(5, 140) }),
});

const entry = z.strictObject({
  slug,
  label: line(2, 40),
  title: line(4, 47),
  heading: line(4, 110),
  description: line(70, 160),
  summary: prose(60, 320),
});

/** Entries that each make a page, under their slug. */
const listed = z
  .array(entry)
  .min(1)
  .superRefine((entries, context) => {
    entries.forEach((each, index) => {
      if (entries.findIndex(({ slug }) => slug === each.slug) === index) return;
      context.addIssue({ code: 'custom', path: [index, 'slug'], message: 'a slug of its own' });
    });
  });

/** The lists that pages are filtered by. */
export const taxonomy = z.strictObject({
  industries: listed,
  topics: listed,
});
