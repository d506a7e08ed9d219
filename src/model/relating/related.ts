import type { Kind } from '../kinds';
import { type Document, documentsOf } from '../reading/read-document';

/** Paths of related pages, closest first. */
export type Related = { services: string[]; caseStudies: string[]; posts: string[]; areas: string[] };

const limits = { services: 4, caseStudies: 2, posts: 3, areas: 4 };

/** A document's subjects: services, industries, and topics as keys, for example `service:web-development`. */
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

/** The weight of a shared subject: the same service says more than the same group. */
const weightOf = (subject: string) => (subject.startsWith('service:') ? 4 : subject.startsWith('group:') ? 1 : 3);

/** Documents with identical subjects, and therefore equally related to any other document. */
type Group = { subjects: ReadonlySet<string>; documents: Document[] };

/**
 * For each document, the pages that share the most subjects with it; ties are in a stable order that differs from page to page.
 * Documents are grouped by subjects once: comparing each of thousands of posts with every other takes minutes.
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

/** The paths of the first `count` documents in the order specific to page `path`. */
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

/** A deterministic hash of a text (FNV-1a); `start` continues from another text's hash. */
function spread(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
