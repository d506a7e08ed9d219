import type { Content } from '../reading/content';
import { type Document, documentsOf } from '../reading/read-document';
import { type Related, subjectsOf } from './related';

/** The name of a subject that a page shares with a related one, at `path`. */
type RelatedReason = { path: string; subject: string };

/** The subjects worth showing to a visitor, most telling first; sharing a group or state goes without saying. */
const told = ['topic', 'industry', 'service'];

const rankOf = (subject: string) => told.indexOf(subject.split(':')[0] ?? '');

/** What a page itself is; as a reason for listing it, this would repeat its name. */
const ownSubject = ({ kind, name }: Document) => (kind === 'service' || kind === 'industry' ? `service:${name}` : undefined);

type Named = Pick<Content, 'documents' | 'taxonomy'>;

/** For each document, why its related pages are listed; a page that shares only its group or state has no reason. */
export function reasonsIn(content: Named): (document: Document, related: Related) => RelatedReason[] {
  const byPath = new Map(content.documents.map((document) => [document.path, document]));
  const names = subjectNames(content);
  return (document, related) =>
    Object.values(related)
      .flat()
      .flatMap((path) => {
        const other = byPath.get(path);
        const subject = other && names.get(mostTelling(document, other) ?? '');
        return subject ? [{ path, subject }] : [];
      });
}

function mostTelling(document: Document, other: Document): string | undefined {
  const own = subjectsOf(document);
  const shared = [...subjectsOf(other)].filter((subject) => own.has(subject) && rankOf(subject) >= 0 && subject !== ownSubject(other));
  // The page that the visitor is reading is the least telling reason.
  const rank = (subject: string) => (subject === ownSubject(document) ? told.length : rankOf(subject));
  return shared.sort((one, another) => rank(one) - rank(another))[0];
}

function subjectNames(content: Named): ReadonlyMap<string, string> {
  const { topics, industries } = content.taxonomy;
  return new Map([
    ...topics.map(({ slug, label }) => [`topic:${slug}`, label] as const),
    ...industries.map(({ slug, label }) => [`industry:${slug}`, label] as const),
    ...documentsOf(content, 'service', 'industry').map(({ name, data }) => [`service:${name}`, data.label] as const),
  ]);
}
