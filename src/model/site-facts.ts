import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './content-folder';
import { readSingleton, type Singletons } from './singletons';

/** The facts of `content/site.yml`, read before Gatsby starts; its mistakes are reported later with the others. */
export const siteFacts = (folder = contentFolder()): Singletons['site'] | undefined =>
  readSingleton('site', readFileSync(join(folder, 'site.yml'), 'utf8')).value;

/** The site's canonical URL. */
export const siteUrl = (): string => siteFacts()?.url ?? 'https://localhost';
