import type { ResourceKey } from 'i18next';
import { developedSiteData } from '../../contract/languages';
import { publicSettings } from '../edge/public-settings';
import { type LanguageFile, languageFileLoader } from './language-file-loader';

const fetched = async (address: string): Promise<ResourceKey> => (await fetch(address)).json();

/** The files of a language: the strings of the interface, and what else its pages share, which the build writes from the content. */
const files: Record<LanguageFile, (language: string) => Promise<ResourceKey>> = {
  interface: async (language) =>
    (await import(/* webpackChunkName: "words-[request]" */ `../../../locales/${language}/interface.json`)).default,
  siteData: async (language) =>
    publicSettings.production
      ? (await import(/* webpackChunkName: "site-data-[request]" */ `site-data/${language}.json`)).default
      : fetched(developedSiteData(language)),
};

/** What every page in a language needs: fetched once a visit, or once a build. */
export const languageFiles = languageFileLoader((language, file) => files[file](language));
