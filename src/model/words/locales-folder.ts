import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the interface's strings, relative to the project: one folder per language, with one file per namespace. */
export const localesPlace = 'locales';

export const localesFolder = () => resolve(localesPlace);

/** The strings of a namespace; throws if the file is missing or not JSON. */
export const readLocale = (language: string, namespace: string): object =>
  JSON.parse(readFileSync(join(localesFolder(), language, `${namespace}.json`), 'utf8'));
