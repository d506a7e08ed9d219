import { createHash } from 'node:crypto';
import type { Kind } from '../kinds';
import { type Document, documentsOf } from '../reading/read-document';

/** Paths of related pages, closest first. */
export type Related = { services: string[]; caseStudies: string[]; posts: string[]; areas: string[] };

const limits = { services: 4, caseStudies: 2, posts: 3, areas: 4 };

/** The slugs of what a document is about, by kind of subject. */
function slugsBySubject(document: Document): Record<string, readonly string[]> {
  switch (document.kind) {
    case 'service':
    case 'industry': {
      const { group, industries, topics } = document.data;
      return { service: [document.name], group: [group], industry: industries, topic: topics };
    }
    case 'caseStudy':
      return { service: document.data.services, industry: document.data.industries };
    case 'post':
      return { service: document.data.services, industry: document.data.industries, topic: document.data.topics };
    case 'city':
    case 'state':
      return { service: document.data.services.map(({ service }) => service), state: [document.data.abbreviation] };
    default:
      return {};
  }
}

/** A document's subjects: services, industries, and topics as keys, for example `service:web-development`. */
export const subjectsOf = (document: Document): Set<string> =>
  new Set(Object.entries(slugsBySubject(document)).flatMap(([subject, slugs]) => slugs.map((slug) => `${subject}:${slug}`)));

/** The weight of a shared subject: the same service says more than the same group. */
const weights: Readonly<Record<string, number>> = { service: 4, group: 1 };
const weightOf = (subject: string) => weights[subject.split(':')[0] ?? ''] ?? 3;

/** A document's path, and its position on the ring that breaks ties: a number from 0 up to 2³². */
type Hashed = { path: string; hash: number };

/** Documents with identical subjects, and therefore equally related to any other document; sorted by hash. */
type Group = { subjects: ReadonlySet<string>; documents: Hashed[] };

/**
 * For each document, the pages that share the most subjects with it. Ties are broken by hash order: the pages that follow this one
 * on a ring sorted by the hash of their paths. That choice is stable, differs from page to page, and lists each page of a group
 * equally often. Documents are grouped by subjects first, because comparing thousands of posts pairwise takes minutes.
 */
export function relatedAmong(documents: readonly Document[]): (document: Document) => Related {
  const grouped = (...kinds: Kind[]) => groupsOf(documentsOf({ documents }, ...kinds));
  const [services, caseStudies, posts, areas] = [
    grouped('service', 'industry'),
    grouped('caseStudy'),
    grouped('post'),
    grouped('city', 'state'),
  ];
  return (document) => ({
    services: closest(services, document, limits.services),
    caseStudies: closest(caseStudies, document, limits.caseStudies),
    posts: closest(posts, document, limits.posts),
    areas: document.kind === 'city' || document.kind === 'state' ? closest(areas, document, limits.areas) : [],
  });
}

function groupsOf(documents: readonly Document[]): Group[] {
  const groups = new Map<string, Group>();
  for (const document of documents) {
    const subjects = subjectsOf(document);
    const key = [...subjects].sort().join();
    const group = groups.get(key) ?? { subjects, documents: [] };
    group.documents.push({ path: document.path, hash: hashOf(document.path) });
    groups.set(key, group);
  }
  for (const group of groups.values()) group.documents.sort((one, other) => one.hash - other.hash);
  return [...groups.values()];
}

function closest(groups: readonly Group[], document: Document, limit: number): string[] {
  const own = subjectsOf(document);
  const byWeight = new Map<number, Group[]>();
  for (const group of groups) {
    const weight = sharedWeight(own, group.subjects);
    if (weight > 0) byWeight.set(weight, [...(byWeight.get(weight) ?? []), group]);
  }
  const paths: string[] = [];
  for (const weight of [...byWeight.keys()].sort((a, b) => b - a)) {
    paths.push(...nextOf(byWeight.get(weight) ?? [], document.path, limit - paths.length));
    if (paths.length === limit) break;
  }
  return paths;
}

function sharedWeight(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...own].filter((subject) => other.has(subject)).reduce((sum, subject) => sum + weightOf(subject), 0);
}

/** The paths of the `count` documents of these groups that follow the page at `path`. */
function nextOf(groups: readonly Group[], path: string, count: number): string[] {
  const start = hashOf(path);
  const distance = ({ hash }: Hashed) => (hash - start) >>> 0;
  return groups
    .flatMap(({ documents }) => nextOnRing(documents, start, count + 1))
    .filter((other) => other.path !== path)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .map((each) => each.path);
}

/** Up to `count` of the documents from hash `start` on, beginning again at the first one. */
function nextOnRing(documents: readonly Hashed[], start: number, count: number): Hashed[] {
  const next = documents.findIndex(({ hash }) => hash >= start);
  const first = Math.max(0, next);
  return [...documents.slice(first, first + count), ...documents.slice(0, first)].slice(0, count);
}

/** A deterministic hash of a text, from 0 up to 2³². */
const hashOf = (text: string): number => createHash('md5').update(text).digest().readUInt32BE();
