import type { OrganizationLeaf } from 'schema-dts';
import { addressOf, type SiteFacts } from './facts';

const idOf = (site: SiteFacts) => addressOf(site, '/#organization');

/** The agency in full, for the home page; other pages use `agency`. */
export function organization(site: SiteFacts): OrganizationLeaf {
  const { name, legalName, description, tagline, email, phone, social } = site.brand;
  return {
    ...agency(site),
    name,
    legalName,
    description,
    slogan: tagline,
    email,
    telephone: phone.link,
    sameAs: [social.linkedin, social.x, social.instagram],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email,
      telephone: phone.link,
      areaServed: 'US',
      availableLanguage: 'English',
    },
  };
}

/** The agency as provider, author, or publisher; complete enough without `organization` on the same page. */
export function agency(site: SiteFacts): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': idOf(site),
    name: site.brand.name,
    url: addressOf(site, '/'),
    logo: addressOf(site, '/icon-512.png'),
  };
}
