import { siteUrl } from '../../model/site-facts';
import { readSettings } from './settings';

/** Where the site is published, without a trailing slash: as the environment says, else `site.yml`. */
export const publishedUrl = (): string => readSettings(process.env).siteUrl ?? siteUrl();
