import type { PersonLeaf } from 'schema-dts';
import { absoluteUrl, type PersonFacts, type SiteFacts } from './facts';
import { agency } from './organization';

/** A person as author or reviewer; their page has more. */
export function person(site: SiteFacts, { path, label, role }: PersonFacts): PersonLeaf {
  return {
    '@type': 'Person',
    '@id': absoluteUrl(site, `${path}#person`),
    name: label,
    url: absoluteUrl(site, path),
    ...(role ? { jobTitle: role } : {}),
    worksFor: agency(site),
  };
}
