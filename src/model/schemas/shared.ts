import { z } from 'zod';
import { minimumFor } from '../../contract/dense-letters';
import { descriptionLength, titleLength } from '../../contract/search-result';
import { isTime, isZone, timePattern } from '../zoned-time';

/**
 * Adds editor metadata to a field: its label, its hint and, for a list, the name of one entry.
 * Wraps the whole field, including `optional()` and `default()`.
 */
export const field = <Schema extends z.ZodType>(label: string, hint: string, schema: Schema, one?: string): Schema =>
  schema.meta({ title: label, description: hint, ...(one ? { one } : {}) });

/** Refines a list: no two entries have the same `key`; those without one do not count. */
export const unique =
  (key: string, message: string) =>
  (entries: readonly Readonly<Record<string, unknown>>[], context: z.core.$RefinementCtx): void => {
    const values = entries.map((entry) => entry[key]);
    values.forEach((value, index) => {
      if (value !== undefined && values.indexOf(value) < index) context.addIssue({ code: 'custom', path: [index, key], message });
    });
  };

/** Refines a range: `high` is at least `low`, which the message calls `word`. */
export const ordered =
  (word: string) =>
  ({ low, high }: { low: number; high: number }, context: z.core.$RefinementCtx): void => {
    if (low > high) context.addIssue({ code: 'custom', path: ['high'], message: `at least ${low}, the ${word}` });
  };

/** Refines a text: it has at least `min` characters, or half as many in Chinese, Japanese or Korean. */
const leastLength =
  (min: number) =>
  (text: string, context: z.core.$RefinementCtx): void => {
    const minimum = minimumFor(text, min);
    if (text.length < minimum) context.addIssue({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: text });
  };

/** A single line of `min` to `max` characters, or of half as many in Chinese, Japanese or Korean. */
export const line = (min: number, max: number) =>
  z
    .string()
    .superRefine(leastLength(min))
    .max(max)
    .refine((text) => !text.includes('\n'), 'one line, without a line break')
    .refine((text) => text === text.trim(), 'no leading or trailing spaces')
    .meta({ form: 'line', minLength: min });

/** One or more paragraphs of `min` to `max` characters in total. */
export const prose = (min: number, max: number) =>
  z.string().trim().superRefine(leastLength(min)).max(max).meta({ form: 'prose', minLength: min });

/** Markdown, with links, lists and headings of its own. */
export const markdown = z.string().trim().min(1).meta({ form: 'markdown' });

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by single hyphens');

/** Slugs picked from the existing ones. */
export const serviceSlug = slug.meta({ form: 'service' });
export const industrySlug = slug.meta({ form: 'industry' });
export const topicSlug = slug.meta({ form: 'topic' });
export const caseStudySlug = slug.meta({ form: 'caseStudy' });
export const groupSlug = slug.meta({ form: 'group' });
export const personSlug = slug.meta({ form: 'person' });

/** The file name of a state page, without `.md`. */
export const stateSlug = slug.meta({ form: 'state' });

/**
 * A path on this site: lowercase, with a leading and a trailing slash, optionally followed by an anchor, which has the letters of its
 * heading: `#über-uns`.
 */
const sitePath = z.string().regex(/^\/([a-z0-9-]+\/)*(#[^\s#?/]+)?$/, 'a path on this site such as /services/web-development/');

/** Starts a schema of addresses; each adds one pattern of its own, which the editor checks too. */
export const httpsAddress = () => z.url({ protocol: /^https$/, error: 'an address that starts with https://' });

/** The address of a page on another site. */
export const webAddress = httpsAddress()
  .regex(/^https:\/\/[^/?#\s]+\S*$/, 'an address that starts with https://')
  .meta({ form: 'line' });

/** The path of an existing page, picked from a list. */
export const pagePath = sitePath.meta({ form: 'page' });

/** A whole amount of money; in some currencies, a project costs billions. */
export const amount = z.number().int().min(0).max(1_000_000_000_000);

export const currency = field(
  'Currency',
  'The three-letter ISO code, such as USD or EUR.',
  z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capital letters such as USD')
    .meta({ form: 'line' }),
);

export const date = z.iso.date('a date such as 2026-03-14');

const expectedTime = 'a date such as 2026-03-14, or a date and time such as 2026-03-14 09:30';

/** When a page appears: a day or a minute, in the site's time zone. */
export const publicationDate = z.string(expectedTime).regex(timePattern, expectedTime).refine(isTime, expectedTime).meta({ form: 'time' });

/** A calendar year. */
export const year = z.number().int().min(1800).max(2200);

export const timeZone = z
  .string()
  .regex(/^[A-Z][A-Za-z]+(\/[A-Za-z_+-]+)+$/, { error: 'an IANA name such as America/Chicago', abort: true })
  .refine(isZone, 'an IANA name such as America/Chicago; check the spelling')
  .meta({ form: 'line' });

/** The site's time zone; unlike that of a person's workplace, it may be UTC. */
export const siteZone = z
  .string()
  .regex(/^(UTC|[A-Z][A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/, 'an IANA name such as America/New_York, or UTC')
  .refine(isZone, 'an IANA name such as America/New_York, or UTC')
  .meta({ form: 'line' });

/** Who checked the facts of a page, and when; the two are independent of each other. */
export const review = {
  reviewed: field('Last reviewed', 'The date someone last checked the facts on this page.', date.optional()),
  reviewedBy: field('Reviewed by', 'The person who checked them. Usually left empty.', personSlug.optional()),
};

/** A link to a page of this site, with its text. */
export const pageLink = z.strictObject({
  label: field('Label', 'The link text.', line(3, 50)),
  path: field('Page', 'Where it leads.', pagePath),
});

/** A name with an explanation, used for deliverables, steps, and reasons. */
export const namedText = z
  .strictObject({
    name: field('Name', 'A few words.', line(2, 70)),
    text: field('Text', 'One to three sentences.', prose(20, 500)),
  })
  .meta({ node: 'NamedText' });

export const question = z
  .strictObject({
    question: field('Question', 'As a buyer would ask it.', line(10, 140)),
    answer: field('Answer', 'Straight, in a few sentences.', prose(40, 900)),
  })
  .meta({ node: 'Question' });

/** A page's own title. */
export const title = line(4, titleLength);

/** Marks content invented to show the site: a build lists it, and a deploy refuses it. */
export const sample = field(
  'Sample',
  'Invented to show the site. Turn off once it is true; until then it cannot be deployed.',
  z.boolean().default(false),
);

/** Front matter that every page has, regardless of its kind. */
export const pageHead = {
  title: field('Search title', 'For search results and shared links. The site name is added after it.', title),
  label: field('Short name', 'For menus, the footer, cards and breadcrumbs.', line(2, 40)),
  heading: field('Heading', 'The large heading at the top of the page.', line(4, 110)),
  description: field('Search description', 'For search results. Must be different on every page.', line(70, descriptionLength)),
  summary: field('Summary', 'The paragraph below the heading, also used on cards.', prose(60, 320)),
  cta: field('Button text', 'Replaces the call-to-action text on this page. Usually left empty.', line(4, 32).optional()),
  draft: field('Draft', 'Drafts are not published. They show only in the editor and in development.', z.boolean().default(false)),
  sample,
};
