import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageLayout } from '../layouts/page-layout';
import { PageArticle } from '../sections/page-article';
import { PageHead } from '../seo/page-head';

export default function ReferralProgramPage({ data: { page } }: PageProps<Queries.ReferralProgramPageQuery>) {
  return page ? (
    <PageLayout cta={page.cta}>
      <PageArticle page={page} />
    </PageLayout>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.ReferralProgramPageQuery>) => (page ? <PageHead {...page} /> : null);

export const query = graphql`
  query ReferralProgramPage($language: String!) {
    ...Translation
    page(path: { eq: "/referral-program/" }) {
      ...PageArticle
    }
  }
`;
