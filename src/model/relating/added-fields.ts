import { listPath, postsPerPage } from '../../contract/derived-paths';
import { areaSlug, entryOf, type Kind } from '../kinds';
import { iconPath } from '../reading/icons';
import type { Document } from '../reading/read-document';
import { isoTime } from '../zoned-time';
import { latest } from './last-modified';
import { citiesOf, neighborsOf, stateOf } from './neighbors';
import { fieldsOfKind, nodeData } from './node-field';
import { proofOf } from './proof';
import type { RelatingContext } from './relating-context';
import { byOrder } from './sorting';
import { zoneName } from './zone-name';

/** A field that nodes have but their schema lacks. */
type AddedField<From> = {
  /** Its type in GraphQL's schema language; unset if the schema already declares the field and only its value is transformed here. */
  type?: string;
  /** Its description in the GraphQL schema. */
  about?: string;
  of: (from: From, context: RelatingContext) => unknown;
};

export type AddedFields<From> = Readonly<Record<string, AddedField<From>>>;

/** The key of the prices, which blocks link to. */
export const pricingKey = 'pricing';

/** The fields that all pages have. */
export const address = {
  language: { type: 'String!', of: (_, { language }) => language },
  languages: {
    type: '[String!]!',
    about: 'The languages that it exists in, the default first.',
    of: ({ path }, { languagesOf }) => languagesOf(path),
  },
  key: { type: 'String!', about: 'What other nodes link to it by.', of: ({ name }, { keyOf }) => keyOf(name) },
  path: { type: 'String!', of: ({ path }) => path },
  slug: { type: 'String!', of: ({ name }) => name },
  above: {
    type: '[PageLink!]!',
    about: 'The pages above it, top first.',
    of: ({ path, kind }, { above }) => above(path, entryOf(kind).above),
  },
} satisfies AddedFields<Document>;

const plain = {
  ...address,
  body: { type: 'Body!', of: ({ body }) => ({ markdown: body }) },
} satisfies AddedFields<Document>;

const related = {
  ...plain,
  related: { type: 'Related!', of: (document, { relatedTo }) => relatedTo(document) },
} satisfies AddedFields<Document>;

const service = {
  ...related,
  stack: { of: ({ data }) => data.stack.map(({ icon, ...choice }) => ({ ...choice, icon: icon && iconPath(icon) })) },
  proof: {
    of: (document, { studies, linkTo }) => {
      const proof = proofOf(document, studies);
      return proof && linkTo('CaseStudy', proof);
    },
  },
} satisfies AddedFields<Document<'service' | 'industry'>>;

const area = {
  ...related,
  related: {
    type: 'Related!',
    of: (document, { areas, relatedTo }) => ({ ...relatedTo(document), areas: neighborsOf(areas, document) }),
  },
  slug: { type: 'String!', of: ({ name }) => areaSlug(name) },
  kind: { type: 'String!', of: ({ kind }) => kind },
  order: { type: 'Int!', about: 'Its place in alphabetical order.', of: (document, { areas }) => areas.indexOf(document) },
  neighbors: { type: '[Area!]! @link(by: "path")', of: (document, { areas }) => neighborsOf(areas, document) },
  map: { of: ({ data }, { drawing }) => data.map && drawing(data.map) },
  within: { type: 'Area @link(by: "path")', about: 'The page of its state.', of: (document, { areas }) => stateOf(areas, document) },
  cities: { type: '[Area!]! @link(by: "path")', about: 'The cities of a state.', of: (document, { areas }) => citiesOf(areas, document) },
} satisfies AddedFields<Document<'city' | 'state'>>;

const person = {
  ...plain,
  zoneName: {
    type: 'String',
    about: 'The time zone as people call it, such as Central Time.',
    of: ({ data }, { locale }) => data.timeZone && zoneName(data.timeZone, locale),
  },
  posts: {
    type: '[Post!]! @link(by: "path")',
    about: 'The posts by this person, newest first.',
    of: ({ name }, { posts }) => posts.filter(({ data }) => data.author === name).map(({ path }) => path),
  },
} satisfies AddedFields<Document<'person'>>;

const post = {
  ...related,
  publishedAt: {
    type: 'String!',
    about: 'Its date in ISO 8601, with the offset from UTC.',
    of: ({ data }, { content }) => isoTime(data.date, content.site.timeZone),
  },
  changedAt: {
    type: 'String!',
    about: 'Its last change in ISO 8601: when it appeared, if it was not updated on a later day.',
    of: ({ data: { date, updated } }, { content }) => isoTime(latest([date, updated]) ?? date, content.site.timeZone),
  },
  writer: {
    type: 'Person @link(by: "path")',
    about: 'The page of the author, if there is one.',
    of: ({ data }, { people, allPeople }) => [...people, ...allPeople].find(({ name }) => name === data.author)?.path,
  },
  newer: {
    type: 'Post @link(by: "path")',
    about: 'The next newer post.',
    of: (document, { posts }) => posts[posts.indexOf(document) - 1]?.path,
  },
  older: {
    type: 'Post @link(by: "path")',
    about: 'The next older post.',
    of: (document, { posts }) => posts[posts.indexOf(document) + 1]?.path,
  },
  listPath: {
    type: 'String!',
    about: "The page of the blog's list that shows this post.",
    of: (document, { posts, at }) => at(listPath(Math.floor(posts.indexOf(document) / postsPerPage) + 1)),
  },
} satisfies AddedFields<Document<'post'>>;

type Blocks = Document<'blockPage'>['data']['blocks'];

/** The blocks unchanged, except that a people block without a selection gets all people. */
const withPeople = (blocks: Blocks, people: RelatingContext['people']): Blocks =>
  blocks.map((block) =>
    block.type === 'people' && block.people.length === 0 ? { ...block, people: people.toSorted(byOrder).map(({ name }) => name) } : block,
  );

/** The fields of blocks; a block of prices is linked to the prices in its language. */
function blocksOf({ data }: Document<'blockPage'>, context: RelatingContext) {
  const { blocks } = nodeData(fieldsOfKind('blockPage'), { ...data, blocks: withPeople(data.blocks, context.people) }, context);
  return (blocks as { prices?: object }[]).map(({ prices, ...block }) =>
    prices ? { ...block, prices: { ...prices, prices: context.keyOf(pricingKey) } } : block,
  );
}

const blockPage = { ...plain, blocks: { of: blocksOf } } satisfies AddedFields<Document<'blockPage'>>;

const tables = {
  service,
  industry: service,
  caseStudy: related,
  city: area,
  state: area,
  post,
  person,
  information: plain,
  page: plain,
  blockPage,
};

/** What each kind's nodes have in addition to the fields of their schema. */
export const addedFields: { readonly [K in Kind]: AddedFields<Document<K>> } = tables;

export type AddedFieldName = { [K in Kind]: keyof (typeof tables)[K] }[Kind];

/** The values of added fields. */
export const addedData = <From>(fields: AddedFields<From>, from: From, context: RelatingContext): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { of }]) => [name, of(from, context)]));
