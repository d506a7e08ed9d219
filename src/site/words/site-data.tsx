import { createContext, useContext } from 'react';
import { noSiteData, type SiteData } from '../../contract/site-data';
import type { Exists } from './localized-path';
import { usePageLanguage } from './page-language';

/** Returns what the pages of a language share; it comes from a chunk. */
type SiteDataOf = (language: string) => SiteData | undefined;

const SiteDataContext = createContext<SiteDataOf>(() => undefined);

export const SiteDataProvider = SiteDataContext.Provider;

/** What all pages in a language share. It has loaded before a page in that language shows. */
export const useSiteDataOf = (language: string): SiteData => useContext(SiteDataContext)(language) ?? noSiteData;

/** The same for the language of the page. */
export const useSiteData = (): SiteData => useSiteDataOf(usePageLanguage());

/** Whether a page exists in a language, as far as that language has loaded. */
export const existsIn =
  (siteDataOf: SiteDataOf): Exists =>
  (path, language) =>
    siteDataOf(language)?.paths?.includes(path) ?? false;

export const useExists = (): Exists => existsIn(useContext(SiteDataContext));
