import { z } from 'zod';

/** A text on one line, between `min` and `max` characters. */
export const line = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => !text.includes('\n'), 'one line, without a line break')
    .refine((text) => text === text.trim(), 'no space at its start or end');

/** A paragraph or several, between `min` and `max` characters. */
export const prose = (min: number, max: number) => z.string().trim().min(min).max(max);

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by single hyphens');

/** A page of this site: starts and ends with a slash, lower case, an anchor may follow. */
export const sitePath = z.string().regex(/^\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?$/, 'a path of this site such as /services/web-development/');

/** A picture's file, relative to the folder `content/`. */
export const picturePath = z
  .string()
  .regex(/^[a-z0-9-/]+\.(png|jpg|webp|svg)$/, 'a picture below content/, such as blog/pictures/outbox.png');

export const date = z.iso.date('a date such as 2026-03-14');

/** A named thing with its explanation; the shape of deliverables, steps, reasons. */
export const namedText = z.strictObject({ name: line(2, 70), text: prose(20, 500) });

export const question = z.strictObject({ question: line(10, 140), answer: prose(40, 900) });

/** What every page says about itself, whatever its kind. */
export const pageHead = {
  /** For search results and shared links; the site's name is added behind it. */
  title: line(4, 47),
  /** For menus, the footer, cards and breadcrumbs. */
  label: line(2, 40),
  /** The page's h1. */
  heading: line(4, 110),
  /** For search results. */
  description: line(70, 160),
  /** The lead paragraph below the heading, also used on cards. */
  summary: prose(60, 320),
  /** Overrides the label of the call to action on this page. */
  cta: line(4, 32).optional(),
  draft: z.boolean().default(false),
};
