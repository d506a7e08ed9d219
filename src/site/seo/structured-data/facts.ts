/** The agency's facts for structured data, in the shape of `brand` in GraphQL. */
type BrandFacts = {
  name: string;
  legalName: string;
  description: string;
  tagline: string;
  email: string;
  /** `link` is the number in dialable form, for example +12125550100. */
  phone: { link: string };
  /** Profile URLs by network, all https. */
  social: { linkedin: string; x: string; instagram: string };
};

/** The site: its URL without a trailing slash, and its owner. */
export type SiteFacts = { url: string; brand: BrandFacts };

type PageLink = { label: string; path: string };

export type QuestionFacts = { question: string; answer: string };

/** A page's own metadata; `path` starts and ends with a slash, `above` are the pages above it, top first. */
export type PageFacts = PageLink & {
  title: string;
  heading: string;
  description: string;
  above?: readonly PageLink[];
  /** The page shows all of them. */
  questions?: readonly QuestionFacts[];
};

/** The absolute URL of a path. */
export const addressOf = ({ url }: Pick<SiteFacts, 'url'>, path: string) => `${url}${path}`;
