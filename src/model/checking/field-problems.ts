import { type Problem, problemAt, shown } from '../problems';
import { eachText } from '../reading/each-text';
import type { Source } from '../reading/read-document';
import { slug } from '../schemas/shared';
import { expectedPage, isKnownPath, type Known } from './known';
import { existingPicture } from './picture-reference';

type Reference = {
  isKnown: (value: string, known: Known) => boolean;
  expected: string | ((value: string, known: Known) => string);
};

const service: Reference = {
  isKnown: (value, { services }) => services.has(value),
  expected: 'the file name (without .md) of a file in services',
};
const picture: Reference = { isKnown: (value, { pictures }) => pictures.has(value), expected: existingPicture };
const person = {
  isKnown: (value, { people }) => people.has(value),
  expected: 'the file name (without .md) of a file in people',
} satisfies Reference;

/** A value like a file name must be one; anything else is the author's own name or role. */
const author: Reference = {
  isKnown: (value, { people }) => !slug.safeParse(value).success || people.has(value),
  expected: `${person.expected}, or a name or role such as Lead mobile engineer`,
};
const caseStudy: Reference = {
  isKnown: (value, { caseStudies }) => caseStudies.has(value),
  expected: 'the file name (without .md) of a file in case-studies',
};
const inMenu = (menu: 'header' | 'footer', expected: string): Reference => ({
  isKnown: (value, { menus }) => menus[menu].has(value),
  expected,
});
const page: Reference = { isKnown: isKnownPath, expected: expectedPage };

/** What the entries of a list at the top of the front matter refer to. */
const lists = new Map<PropertyKey | undefined, Reference>([
  ['services', service],
  ['industries', { isKnown: (value, { industries }) => industries.has(value), expected: 'a slug of an industry in taxonomy.yml' }],
  ['topics', { isKnown: (value, { topics }) => topics.has(value), expected: 'a slug of a topic in taxonomy.yml' }],
]);

/** What a field at the top of the front matter refers to. */
const own = new Map<PropertyKey | undefined, Reference>([
  ['state', { isKnown: (value, { states }) => states.has(value), expected: 'the file name (without .md) of a file in areas/states' }],
  ['map', picture],
]);

/** What a field of this name refers to, at any level. */
const fields = new Map<PropertyKey | undefined, Reference>([
  ['service', service],
  ['author', author],
  ['reviewedBy', person],
  ['proof', caseStudy],
  ['caseStudy', caseStudy],
  ['picture', picture],
  ['illustration', picture],
  ['group', { isKnown: (value, { groups }) => groups.has(value), expected: 'the ID of a group in navigation.yml' }],
  ['path', page],
  ['link', page],
  ['header', inMenu('header', 'the label of an entry of the header menu in navigation.yml')],
  ['footer', inMenu('footer', 'the title of a group of the footer in navigation.yml')],
  ['icon', { isKnown: (value, { icons }) => icons.has(value), expected: 'an icon name from the simple-icons package, or no icon' }],
]);

function referenceAt(path: readonly PropertyKey[]): Reference | undefined {
  const [first] = path;
  if (path.length === 1 && own.has(first)) return own.get(first);
  if (path.at(-2) === 'people') return person;
  return (path.length === 2 ? lists.get(first) : undefined) ?? fields.get(path.at(-1));
}

/** Checks every front matter string that references something: a slug, a picture, or a path. */
export function fieldProblems(source: Source, known: Known): Problem[] {
  return eachText(source.raw, [], (path, value) => {
    const reference = referenceAt(path);
    if (reference && !reference.isKnown(value, known)) {
      const { expected } = reference;
      return [problemAt(source, path, shown(value), typeof expected === 'string' ? expected : expected(value, known))];
    }
    const fault = path.at(-1) === 'picture' ? known.faults.get(value) : undefined;
    return fault ? [problemAt(source, path, `${shown(value)}, ${fault.found}`, fault.expected)] : [];
  });
}
