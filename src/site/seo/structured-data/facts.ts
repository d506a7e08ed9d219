import type { BrandFacts, PageLink, SiteData } from '../../../contract/site-data';

/** The site: its URL without a trailing slash, and its owner. */
export type SiteFacts = {
  url: string;
  /** The language of the page, for example en, and the same with its region, for example en-US. */
  language: string;
  locale: string;
  /** What the paths in this language begin with; empty in the default language. */
  prefix: string;
  brand: BrandFacts;
  /** The blog, if there is one. */
  blog: SiteData['blog'];
};

export type PersonFacts = { path: string; label: string; role?: string };

export type QuestionFacts = { question: string; answer: string };

/** A page's own metadata; `path` starts and ends with a slash, `above` are the pages above it, top first. */
export type PageFacts = PageLink & {
  title: string;
  heading: string;
  description: string;
  above?: readonly PageLink[];
  /** The languages that it exists in, the default first. */
  languages?: readonly string[];
  /** Who verified its facts, and when, for example 2026-09-08. */
  reviewedBy?: PersonFacts | null;
  isoReviewed?: string | null;
  /** All are shown on the page. */
  questions?: readonly QuestionFacts[];
};

/** The absolute URL of a path. */
export const absoluteUrl = ({ url }: Pick<SiteFacts, 'url'>, path: string) => `${url}${path}`;
