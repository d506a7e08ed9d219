import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../src/contract/languages';
import { translatorOf } from '../src/contract/translator';

/** Mocks the translation plugin in unit tests: i18next itself, with the strings of all files. */
const folder = join(__dirname, '../locales', defaultLanguage);

export const t = translatorOf(
  defaultLanguage,
  readdirSync(folder).map((file): object => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
);

export const useTranslation = () => ({ t });
