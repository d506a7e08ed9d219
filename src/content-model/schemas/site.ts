import { z } from 'zod';
import { line, picturePath, prose, slug } from './shared';

const webAddress = z.url({ protocol: /^https$/, error: 'an address that starts with https://' });
const mark = z.strictObject({ name: line(2, 60), mark: picturePath, url: webAddress.optional() });

/** Every fact of the brand. */
export const site = z.strictObject({
  name: line(2, 40),
  legalName: line(2, 80),
  url: webAddress,
  description: line(70, 160),
  tagline: line(10, 110),
  email: z.email(),
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

const listed = z.strictObject({
  slug,
  label: line(2, 40),
  title: line(4, 47),
  heading: line(4, 110),
  description: line(70, 160),
  summary: prose(60, 320),
});

/** The lists that pages are filtered by. */
export const taxonomy = z.strictObject({
  industries: z.array(listed).min(1),
  topics: z.array(listed).min(1),
});
