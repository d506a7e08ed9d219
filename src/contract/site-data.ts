export type PageLink = { label: string; path: string };

/** An entry of the header's menu; with links, it opens a panel. */
export type MenuEntry = PageLink & { links: readonly PageLink[] };

/** A group of links in the footer, whose title may be a link too. */
export type FooterGroup = { title: string; path: string | null; links: readonly PageLink[] };

/** A third-party logo, as SVG text. */
export type Mark = { name: string; svg: string; url?: string | undefined };

/** The brand's logo as SVG, without the element around it; with `holdsName`, the name is not written beside it. */
export type Logo = { viewBox: string; content: string; holdsName: boolean };

export type Newsletter = { title: string; subtitle: string; frequency?: string | undefined };

export type Budgets = { currency: string; limits: readonly number[] };

/** The facts of the brand that are the same on all pages of a language; those that an agency may lack are optional. */
export type BrandFacts = {
  name: string;
  legalName: string;
  logo: Logo;
  description: string;
  tagline: string;
  email: string;
  /** `link` is the number in dialable form, for example +12125550100. */
  phone?: { display: string; link: string } | undefined;
  /** The postal address on one line. */
  address?: string | undefined;
  /** Two letters, ISO 3166-1. */
  country: string;
  /** Written by the build: in the browser, the first country name blocks a slow phone for 100 ms. */
  countryName: string;
  founded?: number | undefined;
  employees?: number | undefined;
  social: readonly { name: string; url: string }[];
  partners: readonly Mark[];
  recognitions: readonly Mark[];
  hipaa?: { title: string; text: string; path?: string | undefined } | undefined;
  footer: { heading: string; link?: PageLink | undefined; credit: string };
  newsletter?: Newsletter | undefined;
  schedulingUrl?: string | undefined;
  /** The line beside the button at the end of a page. */
  nextStep?: string | undefined;
  /** What the pages of all areas say about meeting. */
  meeting?: string | undefined;
  budgets?: Budgets | undefined;
  /** In the time zone of the site. */
  yearOfBuild: number;
};

/**
 * What visitors can pick in the contact form: `title` is null for the agency's products. `value` is what a lead says, the same in all
 * languages and unique: the slug of a service, or the path of another page without its outer slashes, such as industries/logistics.
 */
export type InterestGroup = { title: string | null; options: readonly { value: string; label: string; path: string }[] };

/** What all pages of a language share, besides the interface strings. The build writes a file for each language. */
export type SiteData = {
  /** All languages of the site, the default first, each with its name for itself, such as Español, and whether it has a home page. */
  languages: readonly { code: string; name: string; hasHome: boolean }[];
  /** For `Intl`, for example es-US. */
  locale: string;
  /** Without a trailing slash. */
  siteUrl: string;
  brand: BrandFacts;
  header: readonly MenuEntry[];
  footer: readonly FooterGroup[];
  legal: readonly PageLink[];
  /** What visitors can pick as their interests in the contact form. */
  interests: readonly InterestGroup[];
  blog: { label: string } | null;
  /** The paths, without prefix, of the pages that exist in an additional language; null for the default language, which has all. */
  paths: readonly string[] | null;
};

const noBrand: BrandFacts = {
  name: '',
  legalName: '',
  logo: { viewBox: '0 0 1 1', content: '', holdsName: false },
  description: '',
  tagline: '',
  email: '',
  country: '',
  countryName: '',
  social: [],
  partners: [],
  recognitions: [],
  footer: { heading: '', credit: '' },
  yearOfBuild: 0,
};

/** For the editor's preview, which has access only to the file being edited. */
export const noSiteData: SiteData = {
  languages: [],
  locale: 'en',
  siteUrl: '',
  brand: noBrand,
  header: [],
  footer: [],
  legal: [],
  interests: [],
  blog: null,
  paths: null,
};
