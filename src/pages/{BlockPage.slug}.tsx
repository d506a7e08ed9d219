import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BlockPageArticle } from '../site/sections/page-blocks/block-page-article';
import { PageHead } from '../site/seo/page-head';
import { offers } from '../site/seo/structured-data/offers';

export default function BlockPage({ data: { page } }: PageProps<Queries.BlockPageQuery>) {
  return page ? <BlockPageArticle page={page} /> : null;
}

export function Head({ data: { page } }: HeadProps<Queries.BlockPageQuery>) {
  const questions = page?.blocks.flatMap((block) => block.questions?.items ?? []) ?? [];
  const pricing = page?.blocks.flatMap((block) => block.prices?.prices ?? [])[0];
  return <PageHead page={page && { ...page, questions }} things={(site, { path }) => (pricing ? [offers(site, path, pricing)] : [])} />;
}

export const query = graphql`
  query BlockPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["application", "referral"] } }) {
      ...Words
    }
    page: blockPage(path: { eq: $path }) {
      ...BlockPageArticle
    }
  }
`;
