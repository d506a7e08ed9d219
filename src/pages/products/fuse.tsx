import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FuseDemo } from '../../site/sections/fuse-demo/fuse-demo';
import { PageArticle } from '../../site/sections/page-article';
import { PageHead } from '../../site/seo/page-head';
import { softwareApplication } from '../../site/seo/structured-data/software-application';

export default function FusePage({ data: { page } }: PageProps<Queries.FusePageQuery>) {
  return page ? (
    <PageArticle page={page}>
      <FuseDemo />
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.FusePageQuery>) => (
  <PageHead page={page} things={(site, about) => [softwareApplication(site, about)]} />
);

export const query = graphql`
  query FusePage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "fuse-demo" } }) {
      ...Words
    }
    page(path: { eq: $path }) {
      ...PageArticle
    }
  }
`;
