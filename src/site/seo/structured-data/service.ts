import type { ServiceLeaf } from 'schema-dts';
import { absoluteUrl, type PageFacts, type SiteFacts } from './facts';
import { agency } from './organization';

/** A city or state of the agency's country; `kind` is that of `Area` in GraphQL, `abbreviation` that of the state. */
export type ServedArea = { kind: string; label: string; abbreviation: string; within?: { label: string } | null };

const countryOf = ({ brand }: SiteFacts) => ({ '@type': 'Country', name: brand.countryName }) as const;

/** A service of the agency, offered in `area` if given. The country that the agency is registered in limits no service. */
export function service(site: SiteFacts, page: PageFacts, area?: ServedArea): ServiceLeaf {
  const address = absoluteUrl(site, page.path);
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: page.title,
    serviceType: area ? page.title : page.label,
    description: page.description,
    url: address,
    provider: agency(site),
    ...(area ? { areaServed: placeOf(site, area) } : {}),
  };
}

function placeOf(site: SiteFacts, { kind, label, abbreviation, within }: ServedArea) {
  if (kind === 'state') return { '@type': 'State', name: label, containedInPlace: countryOf(site) } as const;
  return {
    '@type': 'City',
    name: label,
    address: { '@type': 'PostalAddress', addressRegion: abbreviation, addressCountry: site.brand.country },
    ...(within ? { containedInPlace: { '@type': 'State', name: within.label } as const } : {}),
  } as const;
}
