import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';
import { aboutPage } from '../site/seo/structured-data/web-page';

export default function AboutUsPage({ data: { page } }: PageProps<Queries.AboutUsPageQuery>) {
  return page ? <PageArticle page={page} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.AboutUsPageQuery>) => (
  <PageHead page={page} things={(site, about) => [aboutPage(site, about)]} />
);

export const query = graphql`
  query AboutUsPage {
    page(path: { eq: "/about-us/" }) {
      ...PageArticle
    }
  }
`;
