import { unknownLanguage } from '../../contract/languages';
import { publicSettings } from '../edge/public-settings';

/** The languages of the site, the default first. */
export const languages: readonly string[] = publicSettings.languages;

/** The language of pages without a prefix in their path. */
export const defaultLanguage = languages[0] ?? unknownLanguage;
