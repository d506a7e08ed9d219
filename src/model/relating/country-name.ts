/** A country's name in a language, for its two-letter ISO code; the code if the platform does not know it. */
export const countryName = (code: string, language: string): string => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
