import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { reportError } from '../../site/errors/error-reporting';
import { inFrame } from '../../site/frame/in-frame';
import { FuseDemo } from '../../site/sections/fuse-demo/fuse-demo';
import { PageArticle } from '../../site/sections/page-article';
import { PageHead } from '../../site/seo/page-head';
import { faqPage } from '../../site/seo/structured-data/faq-page';

export default function FusePage({ data: { page } }: PageProps<Queries.FusePageQuery>) {
  return page ? (
    <PageArticle page={page}>
      <FuseDemo onError={(error) => reportError(error, { boundary: 'fuse demo' })} />
    </PageArticle>
  ) : null;
}

FusePage.frame = inFrame<Queries.FusePageQuery>(({ page }) => ({ cta: page?.cta }));

export const Head = ({ data: { page } }: HeadProps<Queries.FusePageQuery>) =>
  page ? <PageHead page={page} things={(site) => (page.questions.length > 0 ? [faqPage(site, page.path, page.questions)] : [])} /> : null;

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
