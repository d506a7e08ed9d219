import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { InformationArticle } from '../site/sections/information-article';
import { PageHead } from '../site/seo/page-head';

export default function InformationPage({ data: { page } }: PageProps<Queries.InformationPageQuery>) {
  return page ? <InformationArticle information={page} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.InformationPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query InformationPage($path: String!) {
    page: information(path: { eq: $path }) {
      ...InformationArticle
    }
  }
`;
