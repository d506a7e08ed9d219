/** What structured data says about the agency; the shape is that of `brand` in GraphQL. */
export type BrandFacts = {
  name: string;
  legalName: string;
  description: string;
  tagline: string;
  email: string;
  /** `link` is the number as a phone dials it, such as +12125550100. */
  phone: { link: string };
  /** Profiles by network, each an https:// address. */
  social: { linkedin: string; x: string; instagram: string };
};

/** The site: its address without a slash at the end, and whose it is. */
export type SiteFacts = { url: string; brand: BrandFacts };

/** What every page says about itself; `path` starts and ends with a slash. */
export type PageFacts = { path: string; title: string; label: string; heading: string; description: string };

export const siteLanguage = 'en';

/** The full address of a path of the site. */
export const addressOf = ({ url }: Pick<SiteFacts, 'url'>, path: string) => `${url}${path}`;
