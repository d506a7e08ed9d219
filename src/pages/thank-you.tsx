import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageLayout } from '../layouts/page-layout';
import { PageArticle } from '../sections/page-article';
import { PageHead } from '../seo/page-head';

export default function ThankYouPage({ data: { page } }: PageProps<Queries.ThankYouPageQuery>) {
  return page ? (
    <PageLayout cta={page.cta}>
      <PageArticle page={page} />
    </PageLayout>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.ThankYouPageQuery>) => (page ? <PageHead page={page} indexed={false} /> : null);

export const query = graphql`
  query ThankYouPage($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface"] } }) {
      ...Words
    }
    page(path: { eq: "/thank-you/" }) {
      ...PageArticle
    }
  }
`;
