import { z } from 'zod';
import { descriptionLength } from '../../contract/search-result';
import { field, line, prose, slug, title, unique } from './shared';

/** An entry of a list that filters pages. */
export const taxonomyEntry = z.strictObject({
  slug: field('URL slug', 'Lowercase words joined by hyphens. Other pages refer to it.', slug.meta({ form: 'line' })),
  label: field('Short name', 'For filters and cards.', line(2, 40)),
  title: field('Search title', 'For search results. The site name is added after it.', title),
  heading: field('Heading', 'The large heading at the top of the page.', line(4, 110)),
  description: field('Search description', 'For search results.', line(70, descriptionLength)),
  summary: field('Summary', 'The paragraph below the heading.', prose(60, 320)),
});

/** Entries that each get a page at their slug. */
const listed = z.array(taxonomyEntry).superRefine(unique('slug', 'a unique slug'));

/** The lists that filter pages. */
export const taxonomy = z.strictObject({
  industries: field('Industries', 'Each gets a page that lists its case studies.', listed.default([]), 'industry'),
  topics: field('Topics', 'Each gets a page that lists its posts.', listed.default([]), 'topic'),
});
