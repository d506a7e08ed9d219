import { derivedPaths, type TaxonomySlugs } from '../../contract/derived-paths';
import type { Singletons } from '../singletons';
import { type Document, documentsOf } from './read-document';

/** All content in one language, read and typed. Paths begin with `prefix`, which is empty in the default language. */
export type ContentInLanguage = Singletons & { language: string; prefix: string; documents: Document[] };

/** All content: in the default language, and the parts translated into the other languages. */
export type Content = ContentInLanguage & { translations: readonly ContentInLanguage[] };

/** The content in each of its languages, the default first. */
export const inEachLanguage = ({ translations, ...own }: Content): readonly ContentInLanguage[] => [own, ...translations];

type Pages = Pick<ContentInLanguage, 'documents' | 'prefix'> & { taxonomy: TaxonomySlugs };

/** The paths of all pages in one language, without its prefix. */
export function pagePathsIn({ documents, taxonomy, prefix }: Pages): Set<string> {
  const own = documents.map(({ path }) => path.slice(prefix.length));
  return new Set([...own, ...derivedPaths(taxonomy, documentsOf({ documents }, 'post').length)]);
}

/** The paths of all pages in several languages, each with the prefix of its own. */
export const prefixedPathsIn = (languages: readonly ContentInLanguage[]): string[] =>
  languages.flatMap((each) => [...pagePathsIn(each)].map((path) => each.prefix + path));
