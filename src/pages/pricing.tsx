import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';

export default function PricingPage({ data: { page } }: PageProps<Queries.PricingPageQuery>) {
  return page ? <PageArticle page={page} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.PricingPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query PricingPage {
    page(path: { eq: "/pricing/" }) {
      ...PageArticle
    }
  }
`;
