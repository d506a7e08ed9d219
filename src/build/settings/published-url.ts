import { siteUrl } from '../../model/site-url';
import { readSettings } from './env';

/** Where the site is published, without a trailing slash: as the environment says, else `site.yml`. */
export const publishedUrl = (): string => readSettings(process.env).siteUrl ?? siteUrl();
