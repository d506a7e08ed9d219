import { defaultLanguage } from '../../contract/languages';

/** A country's name for its two-letter ISO code; the code if the platform does not know it. */
export const countryName = (code: string): string => new Intl.DisplayNames(defaultLanguage, { type: 'region' }).of(code) ?? code;
