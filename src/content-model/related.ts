import { documentsOf } from './content';
import type { Kind } from './kinds';
import type { Document } from './read-document';

/** Paths of pages worth reading next, the closest first. */
export type Related = { services: string[]; caseStudies: string[]; posts: string[]; areas: string[] };

const limits = { services: 4, caseStudies: 2, posts: 3, areas: 4 };

/** What a document is about: services, industries and topics, as words such as `service:web-development`. */
export function subjectsOf(document: Document): Set<string> {
  const words = (kind: string, slugs: readonly string[]) => slugs.map((slug) => `${kind}:${slug}`);
  switch (document.kind) {
    case 'service':
    case 'industry':
      return new Set([
        ...words('service', [document.name]),
        ...words('group', [document.data.group]),
        ...words('industry', document.data.industries),
        ...words('topic', document.data.topics),
      ]);
    case 'caseStudy':
      return new Set([...words('service', document.data.services), ...words('industry', document.data.industries)]);
    case 'post':
      return new Set([
        ...words('service', document.data.services),
        ...words('industry', document.data.industries),
        ...words('topic', document.data.topics),
      ]);
    case 'city':
    case 'state':
      return new Set([
        ...words(
          'service',
          document.data.services.map(({ service }) => service),
        ),
        ...words('state', [document.data.abbreviation]),
      ]);
    default:
      return new Set();
  }
}

/** The weight of a shared subject: to name a service says more than to stand in one group with it. */
const weightOf = (subject: string) => (subject.startsWith('service:') ? 4 : subject.startsWith('group:') ? 1 : 3);

/** Documents about the very same subjects, which are as close to any other one. */
type Group = { subjects: ReadonlySet<string>; documents: Document[] };

/**
 * For each document the pages that share the most subjects with it; equal ones in a fixed order that differs from page to
 * page. The documents are looked through once for all: with thousands of posts, every one for every other takes minutes.
 */
export function relatedAmong(documents: readonly Document[]): (document: Document) => Related {
  const shelf = (...kinds: Kind[]) => groupsOf(documentsOf({ documents }, ...kinds));
  const [services, caseStudies, posts, areas] = [shelf('service', 'industry'), shelf('caseStudy'), shelf('post'), shelf('city', 'state')];
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
    group.documents.push(document);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function closest(groups: readonly Group[], document: Document, limit: number): string[] {
  const own = subjectsOf(document);
  const byWeight = new Map<number, Document[]>();
  for (const { subjects, documents } of groups) {
    const weight = sharedWeight(own, subjects);
    if (weight > 0) byWeight.set(weight, [...(byWeight.get(weight) ?? []), ...documents]);
  }
  const paths: string[] = [];
  for (const weight of [...byWeight.keys()].sort((a, b) => b - a)) {
    const others = (byWeight.get(weight) ?? []).filter((other) => other !== document);
    paths.push(...firstOf(others, document.path, limit - paths.length));
    if (paths.length === limit) break;
  }
  return paths;
}

function sharedWeight(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...own].filter((subject) => other.has(subject)).reduce((sum, subject) => sum + weightOf(subject), 0);
}

/** The paths of the few documents that come first in the order of the page `path`. */
function firstOf(documents: readonly Document[], path: string, count: number): string[] {
  const start = spread(path);
  const first: { path: string; place: number }[] = [];
  for (const document of documents) {
    const place = spread(document.path, start);
    if (first.length === count && place >= (first.at(-1)?.place ?? 0)) continue;
    const behind = first.findIndex((other) => place < other.place);
    first.splice(behind < 0 ? first.length : behind, 0, { path: document.path, place });
    first.length = Math.min(first.length, count);
  }
  return first.map((each) => each.path);
}

/** A number that looks arbitrary but is always the same for a text (FNV-1a), after another text's number if that is given. */
function spread(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
