import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { defaultLanguage, interfaceNamespace, translationOptions } from '../src/contract/languages';

/** Mocks the translation plugin in unit tests: i18next itself, with the strings of all files. */
const folder = join(__dirname, '../locales', defaultLanguage);
const library = i18next.createInstance();
void library.init({ ...translationOptions.i18nextOptions, lng: defaultLanguage, initAsync: false, resources: {} });
for (const file of readdirSync(folder)) {
  const words: object = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  library.addResourceBundle(defaultLanguage, interfaceNamespace, words, true, false);
}

export const t = library.t;

export const useTranslation = () => ({ t });
