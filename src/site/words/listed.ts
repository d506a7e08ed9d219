import { usePageLanguage } from './page-language';

/** The comma of languages that do not use `,`, by the first part of their code. */
const commas: readonly [RegExp, string][] = [
  [/^(?:ja|zh)\b/, '、'],
  [/^(?:ar|fa|ur|ps|ckb|sd|ug)\b/, '، '],
];

/** Names one after another, with the commas of the language. Not by `Intl.ListFormat`: its first use blocks a slow phone for 100 ms. */
export const listed = (names: readonly string[], language: string): string =>
  names.join(commas.find(([languages]) => languages.test(language))?.[1] ?? ', ');

/** Returns a function that lists names with the commas of the page's language. */
export function useListed(): (names: readonly string[]) => string {
  const language = usePageLanguage();
  return (names) => listed(names, language);
}
