import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceKey } from 'i18next';
import { interfaceNamespace } from '../platform/translation';

/** The interface's words while pages are made; read anew each time, as they change while the site is developed. */
export const wordsOnServer = (language: string): ResourceKey =>
  JSON.parse(readFileSync(join(process.cwd(), 'locales', language, `${interfaceNamespace}.json`), 'utf8'));
