import { createContext, useContext } from 'react';
import { noFrame, type SiteFrame } from '../../contract/site-frame';
import type { Exists } from './localized-path';
import { usePageLanguage } from './page-language';

/** Returns what the pages of a language share; it comes from a chunk. */
type FrameOf = (language: string) => SiteFrame | undefined;

const SiteFrames = createContext<FrameOf>(() => undefined);

export const SiteFramesProvider = SiteFrames.Provider;

/** What all pages in a language share. It has loaded before a page in that language shows. */
export const useFrameOf = (language: string): SiteFrame => useContext(SiteFrames)(language) ?? noFrame;

/** The same for the language of the page. */
export const useSiteFrame = (): SiteFrame => useFrameOf(usePageLanguage());

/** Whether a page exists in a language, as far as that language has loaded. */
export const existsIn =
  (frameOf: FrameOf): Exists =>
  (path, language) =>
    frameOf(language)?.paths?.includes(path) ?? false;

export const useExists = (): Exists => existsIn(useContext(SiteFrames));
