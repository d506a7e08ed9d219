import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceKey } from 'i18next';
import { interfaceNamespace } from '../../contract/languages';
import type { SiteData } from '../../contract/site-data';
import { translatorOf } from '../../contract/translator';
import type { LanguageFiles } from './language-file-loader';

const read = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(process.cwd(), ...path), 'utf8'));

const wordsIn = (language: string) => read('locales', language, `${interfaceNamespace}.json`) as ResourceKey;

/**
 * What every page in a language needs, for the server of `gatsby develop`: read again for each page, because the files change while
 * it runs. The schema of words has checked the strings by then, and `site-data.ts` has written the site data.
 */
export const languageFiles: LanguageFiles = {
  load: async () => {},
  wordsIn,
  translatorIn: (language) => translatorOf(language, [wordsIn(language)]),
  siteDataIn: (language) => read('.cache/site-data', `${language}.json`) as SiteData,
};
