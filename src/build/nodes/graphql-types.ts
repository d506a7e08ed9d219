import { serviceGroups } from '../../model/schemas/service';

const pageFields = /* GraphQL */ `
    path: String!
    slug: String!
    title: String!
    label: String!
    heading: String!
    description: String!
    summary: String!
    cta: String
`;

const serviceFields = /* GraphQL */ `
    group: ServiceGroup!
    order: Int!
    goodFit: [String!]!
    poorFit: [String!]!
    deliverables: [NamedText!]!
    process: [NamedText!]!
    stack: [StackChoice!]!
    questions: [Question!]!
    body: Body!
    related: Related!
`;

const listedFields = /* GraphQL */ `
    path: String!
    slug: String!
    label: String!
    title: String!
    heading: String!
    description: String!
    summary: String!
`;

/** The GraphQL schema of the content. Nothing is inferred, so optional fields exist even if no file uses them. */
export const graphqlTypes = /* GraphQL */ `
  enum ServiceGroup {
    ${serviceGroups.join('\n    ')}
  }

  interface ContentPage implements Node {
    id: ID!
    ${pageFields}
  }

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

  type NamedText {
    name: String!
    text: String!
  }
  type Question {
    question: String!
    answer: String!
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

  interface ServiceLike implements Node & ContentPage {
    id: ID!
    ${pageFields}
    ${serviceFields}
  }
  type StackChoice {
    name: String!
    why: String!
    iconPath: String
  }
  type Service implements Node & ContentPage & ServiceLike @dontInfer {
    ${pageFields}
    ${serviceFields}
  }
  type IndustryPage implements Node & ContentPage & ServiceLike @dontInfer {
    ${pageFields}
    ${serviceFields}
  }

  type Coordinates {
    latitude: Float!
    longitude: Float!
  }
  type FittingService {
    why: String!
    page: Service! @link(by: "path")
  }
  type Area implements Node & ContentPage @dontInfer {
    ${pageFields}
    kind: String!
    abbreviation: String!
    coordinates: Coordinates!
    population: Int
    timeZones: [String!]!
    neighbors: [Area!]! @link(by: "path")
    industries: [NamedText!]!
    meeting: String!
    services: [FittingService!]!
    questions: [Question!]!
    body: Body!
    related: Related!
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
  type WhatWeDid {
    heading: String!
    columns: Int!
    items: [WhatWeDidItem!]!
  }
  type WhatWeDidItem {
    name: String!
    text: String!
    page: Service @link(by: "path")
  }
  type Goal {
    heading: String!
    text: String!
  }
  type ImageBlock {
    picture: Picture!
    caption: String!
  }
  type TextWithImage {
    heading: String!
    text: String!
    side: String!
    picture: Picture!
  }
  type Projects {
    heading: String!
    items: [Project!]!
  }
  type Project {
    name: String!
    text: String!
    result: String!
  }
  type Testimonial {
    quote: String!
    role: String!
  }
  type CaseStudy implements Node & ContentPage @dontInfer {
    ${pageFields}
    client: String!
    subtitle: String!
    tags: [String!]!
    order: Int!
    industries: [Industry!]! @link(by: "slug")
    goal: Goal!
    whatWeDid: WhatWeDid!
    imageBlocks: [ImageBlock!]!
    textWithImage: [TextWithImage!]!
    projects: Projects!
    testimonial: Testimonial!
    cover: Picture!
    body: Body!
    related: Related!
  }

  type Post implements Node & ContentPage @dontInfer {
    ${pageFields}
    date: Date! @dateformat
    updated: Date @dateformat
    author: String!
    topics: [Topic!]! @link(by: "slug")
    picture: Picture
    body: Body!
    related: Related!
    "The next newer post."
    newer: Post @link(by: "path")
    "The next older post."
    older: Post @link(by: "path")
    "The page of the blog's list that shows this post."
    listPath: String!
  }
  type BlogListPage implements Node @dontInfer {
    "2 and up; the first page is /blog/ itself."
    number: Int!
    pageCount: Int!
    path: String!
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

  type Information implements Node & ContentPage @dontInfer {
    ${pageFields}
    updated: Date! @dateformat
    order: Int!
    body: Body!
  }

  type Block {
    kind: String!
    id: String!
    heading: String!
    text: String
    items: [BlockItem!]!
    link: PageLink
  }
  type BlockItem {
    name: String!
    text: String!
    note: String
    link: String
  }
  type Page implements Node & ContentPage @dontInfer {
    ${pageFields}
    blocks: [Block!]!
    questions: [Question!]!
    body: Body!
  }

  type Phone {
    display: String!
    link: String!
  }
  type Social {
    linkedin: String!
    x: String!
    instagram: String!
  }
  type Mark {
    name: String!
    "The drawing as SVG text."
    svg: String!
    url: String
  }
  type HipaaBadge {
    title: String!
    text: String!
  }
  type FooterTexts {
    heading: String!
    credit: String!
  }
  type NewsletterTexts {
    title: String!
    subtitle: String!
  }
  "The drawing as SVG, without the element around it; holdsName: the name is not written beside it."
  type Logo {
    viewBox: String!
    content: String!
    holdsName: Boolean!
  }
  type Brand implements Node @dontInfer {
    name: String!
    legalName: String!
    url: String!
    description: String!
    tagline: String!
    logo: Logo!
    email: String!
    phone: Phone!
    schedulingUrl: String!
    social: Social!
    partners: [Mark!]!
    recognitions: [Mark!]!
    hipaa: HipaaBadge!
    footer: FooterTexts!
    newsletter: NewsletterTexts!
  }

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
