import type { Kind } from '../kinds';
import type { Problem } from '../problems';

/** Pages that the code itself links to, and why; those with `kinds` are needed only if a page of one of those kinds exists. */
const neededPages: { name: string; why: string; kinds?: readonly Kind[] }[] = [
  { name: 'index', why: 'it is the home page' },
  { name: 'contact-us', why: 'the call to action of every page leads there' },
  { name: 'thank-you', why: 'forms that are sent without JavaScript lead there' },
  { name: 'blog', why: 'the feed and every post lead there', kinds: ['post'] },
  { name: 'our-work', why: 'every case study leads there', kinds: ['caseStudy'] },
  { name: 'team', why: 'every person leads there', kinds: ['person'] },
  { name: 'services', why: 'every service leads there', kinds: ['service'] },
  { name: 'industries', why: 'every industry page leads there', kinds: ['industry'] },
  { name: 'service-areas', why: 'every city and state leads there', kinds: ['city', 'state'] },
  { name: 'service-areas/cities', why: 'every city leads there', kinds: ['city'] },
  { name: 'service-areas/states', why: 'every state leads there', kinds: ['state'] },
];

type Place = { kind: Kind; name: string };
type Found = {
  /** The published files, by kind and name. */
  places: readonly Place[];
  /** The line of `draft` in an unpublished file; undefined if the file does not exist. */
  draftLineOf: (file: string) => number | undefined;
};

/** Reports missing pages that the code itself links to. */
export function neededPageProblems({ places, draftLineOf }: Found): Problem[] {
  const isThere = (name: string) => places.some((place) => place.kind === 'page' && place.name === name);
  return neededPages
    .filter(({ kinds }) => !kinds || places.some(({ kind }) => kinds.includes(kind)))
    .filter(({ name }) => !isThere(name))
    .map(({ name, why }) => {
      const file = `pages/${name}.md`;
      const line = draftLineOf(file);
      const expected = `this page to be published: ${why}`;
      return line === undefined
        ? { file, field: 'file', found: 'nothing', expected }
        : { file, line, field: 'draft', found: 'a draft', expected };
    });
}
