import type { ResourceKey } from 'i18next';
import { type WordFile, wordLoader } from './word-loader';

/** The chunks of a language: the strings of the interface, and what else its pages share, which the build writes from the content. */
const chunks: Record<WordFile, (language: string) => Promise<{ default: ResourceKey }>> = {
  interface: (language) => import(/* webpackChunkName: "words-[request]" */ `../../../locales/${language}/interface.json`),
  frame: (language) => import(/* webpackChunkName: "frame-[request]" */ `site-frames/${language}.json`),
};

/** What every page in a language needs, in the browser: fetched once a visit. */
export const interfaceWords = wordLoader(async (language, file) => (await chunks[file](language)).default);
