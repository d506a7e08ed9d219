import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { furtherListPages, listPageCount, listPath, postsPerPage } from '../../contract/blog-list';
import { readDrawings } from '../brand/drawings';
import type { Look } from '../brand/look';
import { type Content, documentsOf, industryPath, topicPath } from '../content';
import { entryOf, kinds } from '../kinds';
import { iconPath } from '../reading/icons';
import type { Document } from '../reading/read-document';
import { cleanSvg } from '../svg/clean-svg';
import { fieldsOfKind } from './fields-of-kind';
import { neighborsOf } from './neighbors';
import { nodeData } from './node-field';
import { pagesAbove } from './pages-above';
import { relatedAmong } from './related';

/** A Gatsby node before it gets an id and digest; `key` is unique within its type. */
export type ContentNode = { type: string; key: string; fields: Record<string, unknown> };

/** All content nodes; pictures and marks are read from `folder`, and `look` has the colors of the logo. */
export function contentNodes(content: Content, folder: string, look: Look): ContentNode[] {
  const posts = newestFirst(content);
  const areas = documentsOf(content, 'city', 'state');
  const relatedTo = relatedAmong(content.documents);
  const above = aboveIn(content);
  return [
    ...content.documents.map((document) => ({
      type: kinds[document.kind].type,
      key: document.path,
      fields: {
        path: document.path,
        slug: document.name,
        above: above(document.path, entryOf(document.kind).above),
        ...nodeData(fieldsOfKind(document.kind), document.data),
        ...addedTo(document, posts),
        body: { markdown: document.body },
        ...(document.kind === 'city' || document.kind === 'state' ? { neighbors: neighborsOf(areas, document) } : {}),
        related: relatedTo(document),
      },
    })),
    ...industryNodes(content, above),
    ...topicNodes(content, posts, above),
    ...listPageNodes(posts, above),
    brandNode(content, folder, look),
    navigationNode(content),
  ];
}

/** What a node has besides the data of its file, and what it has in another form. */
function addedTo(document: Document, posts: readonly Document<'post'>[]): Record<string, unknown> {
  switch (document.kind) {
    case 'service':
    case 'industry':
      return { stack: document.data.stack.map(({ icon, ...choice }) => ({ ...choice, icon: icon && iconPath(icon) })) };
    case 'city':
    case 'state':
      return { slug: `custom-software-company-${document.name}`, kind: document.kind };
    case 'post':
      return placeAmong(posts, document);
    default:
      return {};
  }
}

function placeAmong(posts: readonly Document<'post'>[], post: Document<'post'>) {
  const place = posts.indexOf(post);
  return {
    newer: posts[place - 1]?.path,
    older: posts[place + 1]?.path,
    listPath: listPath(Math.floor(place / postsPerPage) + 1),
  };
}

function aboveIn(content: Content) {
  const pages = documentsOf(content, 'page').map(({ path, data }) => ({ path, label: data.label }));
  return (path: string, place?: string) => pagesAbove(pages, path, place);
}

function newestFirst(content: Content): Document<'post'>[] {
  return documentsOf(content, 'post').sort((a, b) => b.data.date.localeCompare(a.data.date) || a.path.localeCompare(b.path));
}

/** The list pages after the first, which is `/blog/` itself. */
function listPageNodes(posts: readonly Document<'post'>[], above: Above): ContentNode[] {
  const pageCount = listPageCount(posts.length);
  return furtherListPages(posts.length).map((number) => ({
    type: 'BlogListPage',
    key: String(number),
    fields: {
      number,
      pageCount,
      path: listPath(number),
      above: above(listPath(number)),
      posts: posts.slice((number - 1) * postsPerPage, number * postsPerPage).map(({ path }) => path),
    },
  }));
}

type Above = ReturnType<typeof aboveIn>;

function industryNodes(content: Content, above: Above): ContentNode[] {
  return content.taxonomy.industries.map((industry) => ({
    type: 'Industry',
    key: industry.slug,
    fields: {
      ...industry,
      path: industryPath(industry.slug),
      above: above(industryPath(industry.slug)),
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

function topicNodes(content: Content, posts: readonly Document<'post'>[], above: Above): ContentNode[] {
  return content.taxonomy.topics.map((topic) => ({
    type: 'Topic',
    key: topic.slug,
    fields: {
      ...topic,
      path: topicPath(topic.slug),
      above: above(topicPath(topic.slug)),
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
