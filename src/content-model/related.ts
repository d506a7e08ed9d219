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

/** The pages that share the most subjects with `document`; equal ones in a fixed order that differs from page to page. */
export function relatedOf(documents: readonly Document[], document: Document): Related {
  const own = subjectsOf(document);
  const closest = (limit: number, ...kinds: Kind[]) =>
    documentsOf({ documents }, ...kinds)
      .filter((other) => other !== document)
      .map((other) => ({ path: other.path, weight: sharedWeight(own, subjectsOf(other)), tie: spread(document.path + other.path) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || a.tie - b.tie)
      .slice(0, limit)
      .map(({ path }) => path);
  return {
    services: closest(limits.services, 'service', 'industry'),
    caseStudies: closest(limits.caseStudies, 'caseStudy'),
    posts: closest(limits.posts, 'post'),
    areas: document.kind === 'city' || document.kind === 'state' ? closest(limits.areas, 'city', 'state') : [],
  };
}

function sharedWeight(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...own].filter((subject) => other.has(subject)).reduce((sum, subject) => sum + weightOf(subject), 0);
}

/** A number that looks arbitrary but is always the same for a text (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
