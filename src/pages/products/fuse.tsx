import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FuseDemo } from '../../site/sections/fuse-demo/fuse-demo';
import { PageArticle } from '../../site/sections/page-article';
import { PageHead } from '../../site/seo/page-head';

export default function FusePage({ data: { page } }: PageProps<Queries.FusePageQuery>) {
  return page ? (
    <PageArticle page={page}>
      <FuseDemo />
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.FusePageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query FusePage($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "fuse-demo" } }) {
      ...Words
    }
    page(path: { eq: "/products/fuse/" }) {
      ...PageArticle
    }
  }
`;
