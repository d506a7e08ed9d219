import { z } from 'zod';
import { type Kind, kindNames, kinds } from '../../model/kinds';
import { fieldsOfKind } from '../../model/relating/fields-of-kind';
import { nodeFields } from '../../model/relating/node-field';
import { pageHead } from '../../model/schemas/shared';
import { site, taxonomyEntry } from '../../model/schemas/site';
import { fieldLines, nestedTypes } from './type-definitions';

/** What nodes have besides the fields of their schema: `content-nodes.ts` adds it. */
const address = `path: String!
  slug: String!
  "The pages above it, top first."
  above: [PageLink!]!`;
const text = 'body: Body!';
const textAndRelated = `${text}\n  related: Related!`;
const added: Readonly<Record<(typeof kinds)[Kind]['type'], string>> = {
  Service: textAndRelated,
  IndustryPage: textAndRelated,
  Area: `${textAndRelated}\n  kind: String!\n  neighbors: [Area!]! @link(by: "path")`,
  CaseStudy: textAndRelated,
  Post: `${textAndRelated}
  "The next newer post."
  newer: Post @link(by: "path")
  "The next older post."
  older: Post @link(by: "path")
  "The page of the blog's list that shows this post."
  listPath: String!`,
  Information: text,
  Page: text,
};

/** Kinds whose nodes can be queried together, as well as each by its own type. */
const interfaceOf: Partial<Record<Kind, string>> = { service: 'ServiceLike', industry: 'ServiceLike' };

function fieldsOf(kind: Kind): string {
  return `  ${address}\n${fieldLines(fieldsOfKind(kind))}\n  ${added[kinds[kind].type]}`;
}

function typeOf(kind: Kind): string {
  const implemented = ['Node', 'ContentPage', interfaceOf[kind]].filter(Boolean).join(' & ');
  return `type ${kinds[kind].type} implements ${implemented} @dontInfer {\n${fieldsOf(kind)}\n}`;
}

const contentPage = `interface ContentPage implements Node {
  id: ID!
  ${address}
${fieldLines(nodeFields('ContentPage', z.object(pageHead)))}
}`;

function sharedInterfaces(): string[] {
  const byName = new Map(kindNames.flatMap((kind) => (interfaceOf[kind] ? [[interfaceOf[kind], kind] as const] : [])));
  return [...byName].map(([name, kind]) => `interface ${name} implements Node & ContentPage {\n  id: ID!\n${fieldsOf(kind)}\n}`);
}

/** The types of the pages, derived from the schemas of their kinds. */
const pageTypes = [
  contentPage,
  ...sharedInterfaces(),
  // Two kinds may have one type.
  ...new Set(kindNames.map(typeOf)),
  ...nestedTypes(kindNames.flatMap(fieldsOfKind)).values(),
].join('\n\n');

const listedFields = `  path: String!
  above: [PageLink!]!
${fieldLines(nodeFields('Taxonomy', taxonomyEntry))}`;

/** The brand's facts, except those that its node has in another form. */
const brandFields = nodeFields('Brand', site.omit({ scripts: true, nameInLogo: true, partners: true, recognitions: true }));

/** The GraphQL schema of the content. Nothing is inferred, so optional fields exist even if no file uses them. */
export const graphqlTypes = /* GraphQL */ `
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
  }

  type Picture {
    file: File! @link(by: "relativePath")
    avif: String
    finished: FinishedPicture
    alt: String!
  }
  type FinishedPicture {
    src: String!
    srcSet: String
    width: Int!
    height: Int!
  }

  type BlogListPage implements Node @dontInfer {
    "2 and up; the first page is /blog/ itself."
    number: Int!
    pageCount: Int!
    path: String!
    above: [PageLink!]!
    posts: [Post!]! @link(by: "path")
  }

  type Industry implements Node @dontInfer {
  ${listedFields}
    "The page about this industry, where there is one."
    page: ContentPage @link(by: "path")
    caseStudies: [CaseStudy!]! @link(by: "path")
  }
  type Topic implements Node @dontInfer {
  ${listedFields}
    posts: [Post!]! @link(by: "path")
  }

  type Mark {
    name: String!
    "The drawing as SVG text."
    svg: String!
    url: String
  }
  "The drawing as SVG, without the element around it; holdsName: the name is not written beside it."
  type Logo {
    viewBox: String!
    content: String!
    holdsName: Boolean!
  }
  type Brand implements Node @dontInfer {
  ${fieldLines(brandFields)}
    logo: Logo!
    partners: [Mark!]!
    recognitions: [Mark!]!
  }
  ${[...nestedTypes(brandFields).values()].join('\n')}

  type MenuEntry {
    label: String!
    path: String!
    links: [PageLink!]!
  }
  type FooterGroup {
    title: String!
    path: String
    source: String!
    links: [PageLink!]!
  }
  type Navigation implements Node @dontInfer {
    header: [MenuEntry!]!
    footer: [FooterGroup!]!
    legal: [PageLink!]!
  }
`;
