import { defaultLanguage } from '../../contract/languages';

/** The name of a country, from its two-letter ISO code; the code if the platform does not know it. */
export const countryName = (code: string): string => new Intl.DisplayNames(defaultLanguage, { type: 'region' }).of(code) ?? code;
