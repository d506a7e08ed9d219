import { additionalListPages, industryPath, listPath, type TaxonomySlugs, topicPath } from '../../contract/derived-paths';
import { contentFolder } from '../../model/content-folder';
import { hyphenated, type Kind, kindsOfMany } from '../../model/kinds';
import { readContent } from '../../model/read-content';
import type { Content } from '../../model/reading/content';
import { type Document, documentsOf } from '../../model/reading/read-document';

export type PageKind = {
  name: string;
  path: string;
  /** What surrounds the content: menu and footer (full), only a header, or nothing and no scripts. */
  frame: 'full' | 'bare' | 'none';
  /** The HTTP status, if not 200. */
  status?: number;
};

/** The names of pages with their own route that are not the name of their file. */
const shorterNames: Record<string, string> = {
  index: 'home',
  'about-us': 'about',
  'contact-us': 'contact',
  'referral-program': 'referral',
  'products/fuse': 'fuse',
  'service-areas/cities': 'cities',
  'service-areas/states': 'states',
};

const bareFrames: readonly string[] = ['application'];

const sizeOf = ({ data, body }: { data: object; body: string }) => JSON.stringify(data).length + body.length;

/** The document of a kind with the most content: it shows most of what its kind can show. */
function fullestOf<K extends Kind>(content: Pick<Content, 'documents'>, kind: K): Document<K> | undefined {
  const [first, ...others] = documentsOf(content, kind);
  return others.reduce((fullest, each) => (fullest && sizeOf(fullest) >= sizeOf(each) ? fullest : each), first);
}

/** Pages that exist without any content: the not-found page, at a nonexistent address, and others that the build creates. */
const builtPages: readonly PageKind[] = [
  { name: 'not-found', path: '/no-such-page/', frame: 'full', status: 404 },
  { name: 'server-failure', path: '/500.html', frame: 'full', status: 500 },
  { name: 'offline', path: '/offline.html', frame: 'none' },
];

type Listed = Pick<Content, 'documents'> & { taxonomy: TaxonomySlugs };

const nothing: Listed = { documents: [], taxonomy: { industries: [], topics: [] } };

/** Pages that list others: filtered ones that are not empty, if there are any. */
function derivedPages(content: Listed): { name: string; path: string | undefined }[] {
  const { industries, topics } = content.taxonomy;
  const [industry] = [...(fullestOf(content, 'caseStudy')?.data.industries ?? []), ...industries.map(({ slug }) => slug)];
  const [topic] = [...(fullestOf(content, 'post')?.data.topics ?? []), ...topics.map(({ slug }) => slug)];
  const [furtherPage] = additionalListPages(documentsOf(content, 'post').length);
  return [
    { name: 'industry-overview', path: industry && industryPath(industry) },
    { name: 'topic', path: topic && topicPath(topic) },
    { name: 'blog-page-2', path: furtherPage ? listPath(furtherPage) : undefined },
  ];
}

/** One page of each kind that some published content has, as far as it could be read. */
export function pageKindsOf(content: Listed = nothing): PageKind[] {
  const single = documentsOf(content, 'page').map(({ name, path }) => ({ name: shorterNames[name] ?? name, path }));
  const fullest = kindsOfMany.map((kind) => ({ name: hyphenated(kind), path: fullestOf(content, kind)?.path }));
  const found = [...single, ...fullest, ...derivedPages(content)].flatMap(({ name, path }) => (path === undefined ? [] : { name, path }));
  const framed = found.map((kind): PageKind => ({ ...kind, frame: bareFrames.includes(kind.name) ? 'bare' : 'full' }));
  return [...framed, ...builtPages];
}

/** One page of each kind in the current content. */
export const pageKinds: readonly PageKind[] = pageKindsOf(readContent(contentFolder()).content);

/** The path of a kind's page; undefined if the content has none. */
export const pathOfKind = (name: string): string | undefined => pageKinds.find((kind) => kind.name === name)?.path;
