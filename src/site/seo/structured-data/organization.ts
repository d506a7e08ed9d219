import type { OrganizationLeaf } from 'schema-dts';
import { absoluteUrl, type SiteFacts } from './facts';

const logoPath = '/icon-512.png';

const idOf = (site: SiteFacts) => absoluteUrl(site, '/#organization');

/** The agency in full, for the home page; other pages use `agency`. */
export function organization(site: SiteFacts): OrganizationLeaf {
  const { name, legalName, description, tagline, email, phone, address, social, founded, employees } = site.brand;
  const telephone = phone ? { telephone: phone.link } : {};
  return {
    ...agency(site),
    name,
    legalName,
    description,
    slogan: tagline,
    email,
    ...telephone,
    logo: { '@type': 'ImageObject', url: absoluteUrl(site, logoPath), width: '512', height: '512' },
    ...(address ? { address } : {}),
    ...(founded ? { foundingDate: String(founded) } : {}),
    ...(employees ? { numberOfEmployees: { '@type': 'QuantitativeValue', value: employees } } : {}),
    ...(social.length > 0 ? { sameAs: social.map(({ url }) => url) } : {}),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email,
      ...telephone,
      availableLanguage: site.language,
    },
  };
}

/** The agency as provider, author, or publisher; complete enough without `organization` on the same page. */
export function agency(site: SiteFacts): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': idOf(site),
    name: site.brand.name,
    url: absoluteUrl(site, '/'),
    logo: absoluteUrl(site, logoPath),
  };
}
