import type { ResourceKey } from 'i18next';
import { interfaceNamespace } from '../../contract/languages';
import { readAtBuild } from './read-at-build';

/** The interface strings at build time. The schema of words has checked the file by then. */
export const wordsOnServer = (language: string) => readAtBuild('locales', language, `${interfaceNamespace}.json`) as ResourceKey;
