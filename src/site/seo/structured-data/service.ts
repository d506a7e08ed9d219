import type { ServiceLeaf } from 'schema-dts';
import { addressOf, type PageFacts, type SiteFacts } from './facts';
import { agency } from './organization';

/** A US city or state; `kind` is that of `Area` in GraphQL. */
export type ServedArea = { kind: string; label: string; abbreviation: string };

const country = { '@type': 'Country', name: 'United States' } as const;

/** A service of the agency, offered in `area` if given, otherwise nationwide. */
export function service(site: SiteFacts, page: PageFacts, area?: ServedArea): ServiceLeaf {
  const address = addressOf(site, page.path);
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: page.title,
    serviceType: area ? 'Custom software development' : page.label,
    description: page.description,
    url: address,
    provider: agency(site),
    areaServed: area ? placeOf(area) : country,
  };
}

function placeOf({ kind, label, abbreviation }: ServedArea) {
  if (kind === 'state') return { '@type': 'State', name: label, containedInPlace: country } as const;
  return {
    '@type': 'City',
    name: label,
    address: { '@type': 'PostalAddress', addressRegion: abbreviation, addressCountry: 'US' },
  } as const;
}
