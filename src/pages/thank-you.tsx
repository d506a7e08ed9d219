import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../site/frame/in-frame';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';

export default function ThankYouPage({ data: { page } }: PageProps<Queries.ThankYouPageQuery>) {
  return page ? <PageArticle page={page} /> : null;
}

ThankYouPage.frame = inFrame<Queries.ThankYouPageQuery>(({ page }) => ({ cta: page?.cta }));

export const Head = ({ data: { page } }: HeadProps<Queries.ThankYouPageQuery>) => (page ? <PageHead page={page} indexed={false} /> : null);

export const query = graphql`
  query ThankYouPage {
    page(path: { eq: "/thank-you/" }) {
      ...PageArticle
    }
  }
`;
