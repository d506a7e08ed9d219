import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceKey } from 'i18next';
import { interfaceNamespace } from '../../contract/languages';

/** Returns the interface strings at build time; read again on each call, because they change during development. */
export const wordsOnServer = (language: string): ResourceKey =>
  JSON.parse(readFileSync(join(process.cwd(), 'locales', language, `${interfaceNamespace}.json`), 'utf8'));
