import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';

export default function FuseFundPage({ data: { page } }: PageProps<Queries.FuseFundPageQuery>) {
  return page ? <PageArticle page={page} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.FuseFundPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query FuseFundPage($path: String!) {
    page(path: { eq: $path }) {
      ...PageArticle
    }
  }
`;
