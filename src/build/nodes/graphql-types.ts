import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { z } from 'zod';
import { type Kind, kindNames, kinds } from '../../model/kinds';
import { addedFields, address } from '../../model/relating/added-fields';
import { groupFields, industryFields, listPageFields, topicFields } from '../../model/relating/listed-fields';
import { drawingSetFields, fieldsOfKind, nodeFields, pricingFields } from '../../model/relating/node-field';
import { dateStyles } from '../../model/relating/written-date';
import { pageHead, review } from '../../model/schemas/shared';
import { taxonomyEntry } from '../../model/schemas/taxonomy';
import { siteFacts } from '../../model/site-facts';
import { addedLines, fieldLines, nestedTypes } from './type-definitions';
import { writtenDates } from './written-dates';

/** Kinds whose nodes can be queried together, as well as by their own types. */
const interfaceOf: Partial<Record<Kind, string>> = { service: 'ServiceLike', industry: 'ServiceLike' };

const fieldsOf = (kind: Kind) => `${addedLines(addedFields[kind])}\n${fieldLines(fieldsOfKind(kind))}`;

const isReviewed = (kind: Kind) => fieldsOfKind(kind).some(({ name }) => name === 'reviewed');

function typeOf(kind: Kind): string {
  const implemented = ['Node', 'ContentPage', interfaceOf[kind], isReviewed(kind) && 'Reviewed'].filter(Boolean).join(' & ');
  return `type ${kinds[kind].type} implements ${implemented} @dontInfer {\n${fieldsOf(kind)}\n}`;
}

const contentPage = `interface ContentPage implements Node {
  id: ID!
${addedLines(address)}
${fieldLines(nodeFields('ContentPage', z.object(pageHead)))}
}`;

const reviewed = `interface Reviewed implements Node {
  id: ID!
${fieldLines(nodeFields('Reviewed', z.object(review)))}
}`;

function sharedInterfaces(): string[] {
  const byName = new Map(kindNames.flatMap((kind) => (interfaceOf[kind] ? [[interfaceOf[kind], kind] as const] : [])));
  return [...byName].map(([name, kind]) => `interface ${name} implements Node & ContentPage {\n  id: ID!\n${fieldsOf(kind)}\n}`);
}

const pageNestedTypes = nestedTypes(kindNames.flatMap(fieldsOfKind));

/** The types of the pages, derived from the schemas of their kinds. */
const pageTypes = [
  contentPage,
  reviewed,
  ...sharedInterfaces(),
  // Two kinds may share a type.
  ...new Set(kindNames.map(typeOf)),
  ...pageNestedTypes.values(),
].join('\n\n');

/** The types nested in the settings shown on their own pages, except those that pages have too. */
const settingsNestedTypes = [...nestedTypes([...drawingSetFields, ...pricingFields])]
  .flatMap(([name, definition]) => (pageNestedTypes.has(name) ? [] : [definition]))
  .join('\n');

const listedFields = fieldLines(nodeFields('Taxonomy', taxonomyEntry));

/** The GraphQL schema of the content. Nothing is inferred, so optional fields exist even if no file uses them. */
export const graphqlTypes = /* GraphQL */ `
  enum DateStyle { ${Object.keys(dateStyles).join(' ')} }

${pageTypes}

  type Body {
    html: String!
    words: Int!
    headings: [BodyHeading!]!
  }
  type BodyHeading {
    id: String!
    text: String!
    depth: Int!
  }

  type PageLink {
    label: String!
    path: String!
  }
  type Related {
    services: [ContentPage!]! @link(by: "path")
    caseStudies: [CaseStudy!]! @link(by: "path")
    posts: [Post!]! @link(by: "path")
    areas: [Area!]! @link(by: "path")
    reasons: [RelatedReason!]!
  }
  "The name of a subject that a page shares with the related one at the path."
  type RelatedReason {
    path: String!
    subject: String!
  }

  type Picture {
    alt: String!
    "Null while its file is missing, in development."
    image: PictureImage
  }
  type PictureImage {
    src: String!
    srcSet: String
    width: Int!
    height: Int!
    sources: [PictureSource!]!
  }
  type PictureSource {
    type: String!
    srcSet: String!
  }

  type BlogListPage implements Node @dontInfer {
  ${addedLines(listPageFields)}
  }
  type Industry implements Node @dontInfer {
  ${listedFields}
  ${addedLines(industryFields)}
  }
  type Topic implements Node @dontInfer {
  ${listedFields}
  ${addedLines(topicFields)}
  }
  # Not ServiceGroup: its connection type would be ServiceGroupConnection, a name that Gatsby already uses for grouping Service nodes.
  type GroupOfServices implements Node @dontInfer {
  ${addedLines(groupFields)}
  }

  type DrawingSet implements Node @dontInfer {
    language: String!
  ${fieldLines(drawingSetFields)}
  }
  "An amount of a currency as people write it."
  type WrittenAmount {
    amount: Float!
    text: String!
  }
  type Pricing implements Node @dontInfer {
    language: String!
    key: String!
    amounts: [WrittenAmount!]!
  ${fieldLines(pricingFields)}
  }
  ${settingsNestedTypes}
`;

export function createContentTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension(writtenDates(siteFacts()?.country ?? ''));
  actions.createTypes(graphqlTypes);
}
