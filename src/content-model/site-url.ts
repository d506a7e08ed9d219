import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSingleton } from './singletons';

/** The site's canonical address, from `content/site.yml`; mistakes in that file are reported with all others later. */
export function siteUrl(): string {
  const { value } = readSingleton('site', readFileSync(join(process.cwd(), 'content/site.yml'), 'utf8'));
  return value?.url ?? 'https://localhost';
}
