import type { z } from 'zod';
import { type Kind, kinds } from '../kinds';
import { type FileWithLines, type Problem, problemAt, shown } from '../problems';
import { listedPages } from '../schemas/navigation';
import { shapeOf, textsIn } from '../schemas/shape';
import { slug } from '../schemas/shared';
import { expectedPage, isKnownPath, type Known } from './known';
import { existingPicture, isShownPicture } from './picture-reference';

type Reference = {
  isKnown: (value: string, known: Known) => boolean;
  expected: (value: string, known: Known) => string;
};

const fileOf = (kind: Kind) => `the file name (without .md) of a file in ${kinds[kind].folder}`;

/** A page of a kind, by the name of its file. */
const pageOf = (kind: Kind): Reference => ({
  isKnown: (value, known) => known.namesOf(kind).has(value),
  expected: () => fileOf(kind),
});

/** One of a few names, which the message lists. */
const oneOf = (listIn: (known: Known) => Pick<ReadonlySet<string>, 'has' | 'keys'>, what: string): Reference => ({
  isKnown: (value, known) => listIn(known).has(value),
  expected: (_, known) => `${what}: ${[...listIn(known).keys()].join(', ') || 'it has none'}`,
});

/** What texts refer to, by the form in their schema. */
const references: Readonly<Record<string, Reference>> = {
  service: pageOf('service'),
  caseStudy: pageOf('caseStudy'),
  state: pageOf('state'),
  person: pageOf('person'),
  /** A value like a file name must be one; anything else is the author's own name or role. */
  author: {
    isKnown: (value, { namesOf }) => !slug.safeParse(value).success || namesOf('person').has(value),
    expected: () => `${fileOf('person')}, or a name or role such as Lead mobile engineer`,
  },
  industry: oneOf(({ industries }) => industries, 'a slug of an industry in taxonomy.yml'),
  topic: oneOf(({ topics }) => topics, 'a slug of a topic in taxonomy.yml'),
  group: oneOf(({ groups }) => groups, 'the ID of a group in navigation.yml'),
  headerEntry: oneOf(({ menus }) => menus.header, 'the label of an entry of the header menu in navigation.yml'),
  footerGroup: oneOf(({ menus }) => menus.footer, 'the title of a group of the footer in navigation.yml'),
  footerSource: {
    isKnown: (value, { groups }) => groups.has(value) || listedPages.some((each) => each === value),
    expected: (_, { groups }) => `one of ${[...groups.keys(), ...listedPages].join(', ')}`,
  },
  page: { isKnown: isKnownPath, expected: expectedPage },
  picture: { isKnown: isShownPicture, expected: existingPicture },
  drawing: { isKnown: (value, { pictures }) => pictures.has(value), expected: existingPicture },
  icon: {
    isKnown: (value, { icons }) => icons.has(value),
    expected: () => 'an icon name from the simple-icons package, or no icon',
  },
};

/** The fields of a file, `raw` with or without mistakes. */
type Fields = FileWithLines & { raw: unknown };

/** Fields that refer to something that does not exist, such as a service or a page, or to a picture that cannot be displayed. */
export function referenceProblems(fields: Fields, schema: z.ZodType, known: Known): Problem[] {
  return textsIn(shapeOf(schema), fields.raw).flatMap(({ path, text, form = '' }) => {
    const reference = references[form];
    if (reference && !reference.isKnown(text, known)) return [problemAt(fields, path, shown(text), reference.expected(text, known))];
    const fault = form === 'picture' || form === 'drawing' ? known.faults.get(text) : undefined;
    return fault ? [problemAt(fields, path, `${shown(text)}, ${fault.found}`, fault.expected)] : [];
  });
}
