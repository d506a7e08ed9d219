import type { AboutPageLeaf, ContactPageLeaf, WebPageLeaf } from 'schema-dts';
import { absoluteUrl, type PageFacts, type SiteFacts } from './facts';
import { agency } from './organization';
import { person } from './person';

function pageOf(site: SiteFacts, { path, title, description }: PageFacts) {
  const address = absoluteUrl(site, path);
  return { '@id': address, url: address, name: title, description, inLanguage: site.language };
}

/** The page about the agency. */
export const aboutPage = (site: SiteFacts, page: PageFacts): AboutPageLeaf => ({
  '@type': 'AboutPage',
  ...pageOf(site, page),
  mainEntity: agency(site),
});

/** The page with the agency's addresses and form. */
export const contactPage = (site: SiteFacts, page: PageFacts): ContactPageLeaf => ({
  '@type': 'ContactPage',
  ...pageOf(site, page),
  mainEntity: agency(site),
});

/** A page whose facts someone verified; nothing for other pages. */
export function reviewedPage(site: SiteFacts, page: PageFacts): WebPageLeaf[] {
  const { reviewedBy, isoReviewed } = page;
  if (!reviewedBy && !isoReviewed) return [];
  const who = reviewedBy ? { reviewedBy: person(site, reviewedBy) } : {};
  return [{ '@type': 'WebPage', ...pageOf(site, page), ...who, ...(isoReviewed ? { lastReviewed: isoReviewed } : {}) }];
}
