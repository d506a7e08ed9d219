import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceKey } from 'i18next';
import { interfaceNamespace } from '../../contract/languages';
import type { SiteFrame } from '../../contract/site-frame';
import { publicSettings } from '../edge/public-settings';

const known = new Map<string, unknown>();

/**
 * Reads a JSON file of the project at build time. A build asks for the same few on every page, so it reads each once; during
 * development they change, so they are read on each call.
 */
function readAtBuild(...path: readonly string[]): unknown {
  const file = join(process.cwd(), ...path);
  const value: unknown = known.get(file) ?? JSON.parse(readFileSync(file, 'utf8'));
  if (publicSettings.production) known.set(file, value);
  return value;
}

/** The interface strings at build time. The schema of words has checked the file by then. */
export const wordsOnServer = (language: string) => readAtBuild('locales', language, `${interfaceNamespace}.json`) as ResourceKey;

/** What the pages of a language share, at build time; `site-frames.ts` has written it by then. */
export const siteFrameOnServer = (language: string) => readAtBuild('.cache/site-frames', `${language}.json`) as SiteFrame;
