import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mocks the translation plugin in unit tests, with the real English strings. */
type Values = Record<string, unknown>;

const folder = join(__dirname, '../locales/en');
const namespaces = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Values);

const wordIn = (words: Values, key: string) =>
  key.split('.').reduce<unknown>((value, part) => (value as Values | undefined)?.[part], words);

function wordAt(key: string): string {
  const found = namespaces.map((words) => wordIn(words, key)).find((word) => typeof word === 'string');
  return typeof found === 'string' ? found : key;
}

export const t = (key: string, values: Values = {}) => wordAt(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

export const useTranslation = () => ({ t });
