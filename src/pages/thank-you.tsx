import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';

export default function ThankYouPage({ data: { page } }: PageProps<Queries.ThankYouPageQuery>) {
  // The visitor has just written to us: a call to action is shown only if the page has its own.
  return page ? <PageArticle page={page} action={page.cta ? undefined : null} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.ThankYouPageQuery>) => <PageHead page={page} indexed={false} />;

export const query = graphql`
  query ThankYouPage($path: String!) {
    page(path: { eq: $path }) {
      ...PageArticle
    }
  }
`;
