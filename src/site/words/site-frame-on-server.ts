import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFrame } from '../../contract/site-frame';

/** Reads what the pages of a language share, at build time; read again on each call, because it changes during development. */
export const siteFrameOnServer = (language: string): SiteFrame =>
  JSON.parse(readFileSync(join(process.cwd(), '.cache/site-frames', `${language}.json`), 'utf8'));
