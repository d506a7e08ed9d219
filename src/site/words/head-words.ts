import { graphql } from 'gatsby';
import type { TFunction } from 'i18next';
import { translatorOf } from '../../contract/translator';
import { defaultLanguage } from './site-languages';

/** The strings that a page's query loads, for its `Head`, which is outside the translation plugin. */
export function headWords({ edges }: Queries.WordsFragment): TFunction {
  const files = edges.map(({ node }): object => JSON.parse(node.data ?? '{}'));
  return translatorOf(edges[0]?.node.language ?? defaultLanguage, files);
}

/** The strings of a page; each page names the files of `locales/` that it needs. */
export const wordsFragment = graphql`
  fragment Words on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
