import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDrawings } from '../brand/drawings';
import type { Look } from '../brand/look';
import { type Content, documentsOf, postsPerPage } from '../content';
import { iconPath } from '../reading/icons';
import type { Document } from '../reading/read-document';
import { cleanSvg } from '../svg/clean-svg';
import { neighborsOf } from './neighbors';
import { relatedAmong } from './related';

/** A Gatsby node before it gets an id and digest; `key` is unique within its type. */
export type ContentNode = { type: string; key: string; fields: Record<string, unknown> };

const typeOf = {
  service: 'Service',
  industry: 'IndustryPage',
  city: 'Area',
  state: 'Area',
  caseStudy: 'CaseStudy',
  post: 'Post',
  information: 'Information',
  page: 'Page',
} as const;

/** All content nodes; pictures and marks are read from `folder`, and `look` has the colors of the logo. */
export function contentNodes(content: Content, folder: string, look: Look): ContentNode[] {
  const posts = newestFirst(content);
  const areas = documentsOf(content, 'city', 'state');
  const relatedTo = relatedAmong(content.documents);
  return [
    ...content.documents.map((document) => ({
      type: typeOf[document.kind],
      key: document.path,
      fields: {
        ...headOf(document),
        ...fieldsOf(document, posts),
        ...(document.kind === 'city' || document.kind === 'state' ? { neighbors: neighborsOf(areas, document) } : {}),
        related: relatedTo(document),
      },
    })),
    ...industryNodes(content),
    ...topicNodes(content, posts),
    ...listPageNodes(posts),
    brandNode(content, folder, look),
    navigationNode(content),
  ];
}

function headOf({ name, path, data, body }: Document): Record<string, unknown> {
  const { title, label, heading, description, summary, cta } = data;
  return { path, slug: name, title, label, heading, description, summary, cta, body: { markdown: body } };
}

function fieldsOf(document: Document, posts: readonly Document<'post'>[]): Record<string, unknown> {
  switch (document.kind) {
    case 'service':
    case 'industry':
      return {
        ...document.data,
        stack: document.data.stack.map(({ icon, ...choice }) => ({ ...choice, iconPath: icon && iconPath(icon) })),
      };
    case 'city':
    case 'state':
      return {
        ...document.data,
        slug: `custom-software-company-${document.name}`,
        kind: document.kind,
        services: document.data.services.map(({ service, why }) => ({ why, page: servicePath(service) })),
      };
    case 'caseStudy':
      return caseStudyFields(document);
    case 'post':
      return postFields(document, posts);
    case 'information':
    case 'page':
      return { ...document.data };
  }
}

const servicePath = (slug: string) => `/services/${slug}/`;
const pictureOf = ({ picture, alt }: { picture: string; alt: string }) => ({ file: picture, alt });

function caseStudyFields({ data }: Document<'caseStudy'>) {
  return {
    ...data,
    cover: pictureOf(data.cover),
    imageBlocks: data.imageBlocks.map((block) => ({ caption: block.caption, picture: pictureOf(block) })),
    textWithImage: data.textWithImage.map((block) => ({ ...block, picture: pictureOf(block) })),
    whatWeDid: {
      ...data.whatWeDid,
      items: data.whatWeDid.items.map(({ service, ...item }) => ({ ...item, page: service && servicePath(service) })),
    },
  };
}

function postFields(post: Document<'post'>, posts: readonly Document<'post'>[]) {
  const place = posts.indexOf(post);
  const { picture, pictureAlt, ...data } = post.data;
  return {
    ...data,
    picture: picture && { file: picture, alt: pictureAlt ?? '' },
    newer: posts[place - 1]?.path,
    older: posts[place + 1]?.path,
    listPath: listPath(Math.floor(place / postsPerPage) + 1),
  };
}

function newestFirst(content: Content): Document<'post'>[] {
  return documentsOf(content, 'post').sort((a, b) => b.data.date.localeCompare(a.data.date) || a.path.localeCompare(b.path));
}

const listPath = (number: number) => (number === 1 ? '/blog/' : `/blog/page/${number}/`);

/** The list pages after the first, which is `/blog/` itself. */
function listPageNodes(posts: readonly Document<'post'>[]): ContentNode[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const furtherNumbers = Array.from({ length: pageCount - 1 }, (_, index) => index + 2);
  return furtherNumbers.map((number) => ({
    type: 'BlogListPage',
    key: String(number),
    fields: {
      number,
      pageCount,
      path: listPath(number),
      posts: posts.slice((number - 1) * postsPerPage, number * postsPerPage).map(({ path }) => path),
    },
  }));
}

function industryNodes(content: Content): ContentNode[] {
  return content.taxonomy.industries.map((industry) => ({
    type: 'Industry',
    key: industry.slug,
    fields: {
      ...industry,
      path: `/our-work/industries/${industry.slug}/`,
      page: documentsOf(content, 'service', 'industry').find(
        ({ data }) => data.group === 'industries' && data.industries.includes(industry.slug),
      )?.path,
      caseStudies: documentsOf(content, 'caseStudy')
        .filter(({ data }) => data.industries.includes(industry.slug))
        .sort((a, b) => a.data.order - b.data.order)
        .map(({ path }) => path),
    },
  }));
}

function topicNodes(content: Content, posts: readonly Document<'post'>[]): ContentNode[] {
  return content.taxonomy.topics.map((topic) => ({
    type: 'Topic',
    key: topic.slug,
    fields: {
      ...topic,
      path: `/blog/topics/${topic.slug}/`,
      posts: posts.filter(({ data }) => data.topics.includes(topic.slug)).map(({ path }) => path),
    },
  }));
}

function brandNode({ site: { scripts: _scripts, nameInLogo, ...site } }: Content, folder: string, look: Look): ContentNode {
  const marks = (name: 'partners' | 'recognitions') =>
    site[name].map(({ mark, ...rest }, index) => ({
      ...rest,
      svg: existsSync(join(folder, mark)) ? cleanSvg(readFileSync(join(folder, mark), 'utf8'), `${name}-${index}`).svg : '',
    }));
  const logo = { ...readDrawings(folder, look).logo, holdsName: nameInLogo };
  return {
    type: 'Brand',
    key: 'brand',
    fields: { ...site, logo, partners: marks('partners'), recognitions: marks('recognitions') },
  };
}

function navigationNode(content: Content): ContentNode {
  const { header, footer } = content.navigation;
  const link = ({ path, data }: Document) => ({ label: data.label, path });
  const services = documentsOf(content, 'service', 'industry').sort((a, b) => a.data.order - b.data.order || a.path.localeCompare(b.path));
  const areas = documentsOf(content, 'city', 'state').sort((a, b) => a.data.label.localeCompare(b.data.label));
  const linksOf = (source: string): Document[] =>
    source === 'cities' || source === 'states'
      ? areas.filter(({ kind }) => kind === (source === 'cities' ? 'city' : 'state'))
      : services.filter(({ data }) => data.group === source);
  const legal = documentsOf(content, 'information').sort((a, b) => a.data.order - b.data.order);
  return {
    type: 'Navigation',
    key: 'navigation',
    fields: { header, footer: footer.map((group) => ({ ...group, links: linksOf(group.source).map(link) })), legal: legal.map(link) },
  };
}
