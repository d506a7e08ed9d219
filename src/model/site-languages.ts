import { unknownLanguage } from '../contract/languages';
import { siteFacts } from './site-facts';

/** The languages in the `site.yml` of a content folder, the default first, read before Gatsby starts or without it. */
export const siteLanguages = (folder?: string): readonly string[] => siteFacts(folder)?.languages ?? [unknownLanguage];

/** The language of pages without a prefix in their path; `languages` are those in `site.yml`. */
export const defaultLanguageOf = ({ languages }: { languages: readonly string[] }): string => languages[0] ?? unknownLanguage;

/** The language of pages without a prefix in their path, for code that has not read the content. */
export const siteLanguage = (folder?: string): string => defaultLanguageOf({ languages: siteLanguages(folder) });
