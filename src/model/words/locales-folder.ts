import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the interface's strings, relative to the project: one folder per language, with one file per namespace. */
export const localesPlace = 'locales';

export const localesFolder = () => resolve(localesPlace);

/** The languages that have a folder in `locales/`; those of the site are in `site.yml`. */
export const languagesIn = (folder: string = localesFolder()): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The strings of a namespace; throws if the file is missing or not JSON. */
export const readLocale = (language: string, namespace: string, folder: string = localesFolder()): object =>
  JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8'));
