import type { PersonLeaf } from 'schema-dts';
import { addressOf, type PersonFacts, type SiteFacts } from './facts';
import { agency } from './organization';

/** A person as author or reviewer; their page has more. */
export function person(site: SiteFacts, { path, label, role }: PersonFacts): PersonLeaf {
  return {
    '@type': 'Person',
    '@id': addressOf(site, `${path}#person`),
    name: label,
    url: addressOf(site, path),
    ...(role ? { jobTitle: role } : {}),
    worksFor: agency(site),
  };
}
