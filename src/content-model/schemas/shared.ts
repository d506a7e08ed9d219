import { z } from 'zod';
import { titleLength } from '../../platform/page-title';

/**
 * A field as an editor asks for it: its label, what is said to the person who fills it in and, for a list, what one
 * entry is called. Goes around the whole field, `optional()` and `default()` included.
 */
export const asked = <Schema extends z.ZodType>(label: string, hint: string, schema: Schema, one?: string): Schema =>
  schema.meta({ title: label, description: hint, ...(one ? { one } : {}) });

/** A text on one line, between `min` and `max` characters. */
export const line = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => !text.includes('\n'), 'one line, without a line break')
    .refine((text) => text === text.trim(), 'no space at its start or end')
    .meta({ form: 'line' });

/** A paragraph or several, between `min` and `max` characters. */
export const prose = (min: number, max: number) => z.string().trim().min(min).max(max).meta({ form: 'prose' });

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by single hyphens');

/** Slugs that are picked from what there is. */
export const serviceSlug = slug.meta({ form: 'service' });
export const industrySlug = slug.meta({ form: 'industry' });
export const topicSlug = slug.meta({ form: 'topic' });

/** A page of this site: starts and ends with a slash, lower case, an anchor may follow. */
export const sitePath = z.string().regex(/^\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?$/, 'a path of this site such as /services/web-development/');

/** The path of a page that exists, picked from all of them. */
export const pagePath = sitePath.meta({ form: 'page' });

/** The endings have no flag for capitals: the editor's patterns know none. */
const drawingEnding = '[sS][vV][gG]';
const pictureEnding = `[pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|${drawingEnding}`;
const pictureFile = (ending: string, expected: string) =>
  z
    .string()
    .regex(new RegExp(`^([\\w-]+\\/)*[\\w-]+\\.(${ending})$`), expected)
    .meta({ form: 'picture' });

/** A picture's file, from the content folder on; cameras name theirs like IMG_2041.JPG. */
export const picturePath = pictureFile(pictureEnding, 'a picture without spaces in its name, such as blog/pictures/outbox.png');

/** A vector drawing's file, from the content folder on. */
export const drawingPath = pictureFile(drawingEnding, 'a drawing such as marks/partner.svg');

/** What a picture shows, for those who do not see it. */
export const pictureAlt = asked('Picture in words', 'What the picture shows, for people who do not see it.', line(20, 200));

export const date = z.iso.date('a date such as 2026-03-14');

/** A named thing with its explanation; the shape of deliverables, steps, reasons. */
export const namedText = z.strictObject({
  name: asked('Name', 'A few words.', line(2, 70)),
  text: asked('Text', 'One to three sentences.', prose(20, 500)),
});

export const question = z.strictObject({
  question: asked('Question', 'As a buyer would ask it.', line(10, 140)),
  answer: asked('Answer', 'Straight, in a few sentences.', prose(40, 900)),
});

/** A page's own title; how much of `titleLength` the name of the site leaves is known where that name is. */
export const title = line(4, titleLength).meta({ form: 'title' });

/** What every page says about itself, whatever its kind. */
export const pageHead = {
  title: asked('Search title', 'For search results and shared links; the name of the site is added behind it.', title),
  label: asked('Short name', 'For menus, the footer, cards and breadcrumbs.', line(2, 40)),
  heading: asked('Heading', 'The large heading at the top of the page.', line(4, 110)),
  description: asked('Search description', 'For search results; no other page may have the same one.', line(70, 160)),
  summary: asked('Summary', 'The paragraph below the heading, also used on cards.', prose(60, 320)),
  cta: asked('Button text', 'Replaces the words of the call to action on this page. Usually left empty.', line(4, 32).optional()),
  draft: asked('Draft', 'A draft is not published; it shows only where the site is being edited.', z.boolean().default(false)),
};
