import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './content-folder';
import { readSingleton, type Singletons } from './singletons';

/** What `content/site.yml` says, before Gatsby has started; mistakes in that file are reported with all others later. */
export const siteFacts = (): Singletons['site'] | undefined =>
  readSingleton('site', readFileSync(join(contentFolder(), 'site.yml'), 'utf8')).value;

/** The site's canonical address. */
export const siteUrl = (): string => siteFacts()?.url ?? 'https://localhost';
