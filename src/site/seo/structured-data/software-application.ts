import type { SoftwareApplicationLeaf } from 'schema-dts';
import { absoluteUrl, type PageFacts, type SiteFacts } from './facts';
import { agency } from './organization';

/** A product of the agency that runs in a browser. */
export function softwareApplication(site: SiteFacts, page: PageFacts): SoftwareApplicationLeaf {
  const address = absoluteUrl(site, page.path);
  return {
    '@type': 'SoftwareApplication',
    '@id': `${address}#product`,
    name: page.label,
    description: page.description,
    url: address,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: agency(site),
  };
}
