import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageArticle } from '../site/sections/page-article';
import { Prices } from '../site/sections/pricing/prices';
import { PageHead } from '../site/seo/page-head';
import { offers } from '../site/seo/structured-data/offers';

export default function PricingPage({ data: { page, pricing } }: PageProps<Queries.PricingPageQuery>) {
  return page ? <PageArticle page={page}>{pricing ? <Prices prices={pricing} /> : null}</PageArticle> : null;
}

export const Head = ({ data: { page, pricing } }: HeadProps<Queries.PricingPageQuery>) => (
  <PageHead page={page} things={(site, { path }) => (pricing ? [offers(site, path, pricing)] : [])} />
);

export const query = graphql`
  query PricingPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "pricing" } }) {
      ...Words
    }
    page(path: { eq: $path }) {
      ...PageArticle
    }
    pricing(language: { eq: $language }) {
      ...Prices
    }
  }
`;
