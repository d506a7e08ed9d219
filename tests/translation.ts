import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translatorOf } from '../src/contract/translator';

const read = (file: string): object => JSON.parse(readFileSync(file, 'utf8'));
const locales = join(__dirname, '../locales/en');

/**
 * Mocks the translation plugin in unit tests: i18next itself, with English strings that the tests may name. An agency that words its
 * site differently breaks no test. Strings that are newer than these come from the locales.
 */
export const t = translatorOf(
  'en',
  [join(__dirname, 'fixtures/words.json'), ...readdirSync(locales).map((file) => join(locales, file))].map(read),
);

export const useTranslation = () => ({ t });
