import type { WebSiteLeaf } from 'schema-dts';
import { absoluteUrl, type SiteFacts } from './facts';
import { agency } from './organization';

/** The site as a whole, for the home page. */
export function webSite(site: SiteFacts): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(site, `${site.prefix}/#website`),
    url: absoluteUrl(site, `${site.prefix}/`),
    name: site.brand.name,
    description: site.brand.description,
    inLanguage: site.language,
    publisher: agency(site),
  };
}
