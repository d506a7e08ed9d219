import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';

export default function HowWeWorkPage({ data: { page } }: PageProps<Queries.HowWeWorkPageQuery>) {
  return page ? <PageArticle page={page} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.HowWeWorkPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query HowWeWorkPage {
    page(path: { eq: "/how-we-work/" }) {
      ...PageArticle
    }
  }
`;
