import { industryPath, listPageCount, listPath, postsPerPage, topicPath } from '../../contract/derived-paths';
import { industriesGroup } from '../industries-group';
import type { Content } from '../reading/content';
import { documentsOf } from '../reading/read-document';
import type { AddedFields } from './added-fields';
import { byOrder } from './sorting';

/** The address of a page without a file, from its path in the default language. */
const listedAt = <From>(pathOf: (from: From) => string) =>
  ({
    language: { type: 'String!', of: (_, { language }) => language },
    languages: { type: '[String!]!', of: (from, { languagesOf, at }) => languagesOf(at(pathOf(from))) },
    path: { type: 'String!', of: (from, { at }) => at(pathOf(from)) },
    above: { type: '[PageLink!]!', of: (from, { above, at }) => above(at(pathOf(from))) },
  }) satisfies AddedFields<From>;

type Group = Content['navigation']['groups'][number] & { order: number };

/** The fields of a group of services, from its entry in navigation.yml. */
export const groupFields: AddedFields<Group> = {
  language: { type: 'String!', of: (_, { language }) => language },
  key: { type: 'String!', of: ({ id }, { keyOf }) => keyOf(id) },
  slug: { type: 'String!', of: ({ id }) => id },
  title: { type: 'String!', of: ({ title }) => title },
  text: { type: 'String', of: ({ text }) => text },
  one: { type: 'String!', about: 'The name of one of its pages.', of: ({ one }) => one },
  illustration: { type: 'String', about: 'A file in the illustrations folder.', of: ({ illustration }) => illustration },
  inForm: { type: 'Boolean!', of: ({ inForm }) => inForm },
  order: { type: 'Int!', of: ({ order }) => order },
  pages: {
    type: '[ContentPage!]! @link(by: "path")',
    about: 'Its services and industry pages.',
    of: ({ id }, { content }) =>
      documentsOf(content, 'service', 'industry')
        .filter(({ data }) => data.group === id)
        .sort(byOrder)
        .map(({ path }) => path),
  },
};

type Entry = Content['taxonomy']['industries' | 'topics'][number] & { order: number };

const order = { type: 'Int!', about: 'Its place in alphabetical order.', of: ({ order: place }: Entry) => place };

/** The fields of an industry, besides those of its taxonomy entry. */
export const industryFields: AddedFields<Entry> = {
  ...listedAt<Entry>(({ slug }) => industryPath(slug)),
  order,
  key: { type: 'String!', of: ({ slug }, { keyOf }) => keyOf(slug) },
  page: {
    type: 'ContentPage @link(by: "path")',
    about: 'The page about this industry, where there is one.',
    of: ({ slug }, { content }) =>
      documentsOf(content, 'service', 'industry').find(({ data }) => data.group === industriesGroup && data.industries.includes(slug))
        ?.path,
  },
  caseStudies: {
    type: '[CaseStudy!]! @link(by: "path")',
    of: ({ slug }, { content }) =>
      documentsOf(content, 'caseStudy')
        .filter(({ data }) => data.industries.includes(slug))
        .sort(byOrder)
        .map(({ path }) => path),
  },
};

/** The fields of a topic, besides those of its taxonomy entry. */
export const topicFields: AddedFields<Entry> = {
  ...listedAt<Entry>(({ slug }) => topicPath(slug)),
  order,
  key: { type: 'String!', of: ({ slug }, { keyOf }) => keyOf(slug) },
  posts: {
    type: '[Post!]! @link(by: "path")',
    of: ({ slug }, { posts }) => posts.filter(({ data }) => data.topics.includes(slug)).map(({ path }) => path),
  },
};

/** The fields of a page of the blog list, for its number. */
export const listPageFields: AddedFields<number> = {
  number: { type: 'Int!', about: '2 and up; the first page is /blog/ itself.', of: (number) => number },
  pageCount: { type: 'Int!', of: (_, { posts }) => listPageCount(posts.length) },
  ...listedAt(listPath),
  posts: {
    type: '[Post!]! @link(by: "path")',
    of: (number, { posts }) => posts.slice((number - 1) * postsPerPage, number * postsPerPage).map(({ path }) => path),
  },
};
