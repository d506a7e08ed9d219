import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContactSection } from '../site/sections/contact-section';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';
import { contactPage } from '../site/seo/structured-data/web-page';

export default function ContactUsPage({ data: { page } }: PageProps<Queries.ContactUsPageQuery>) {
  return page ? (
    <PageArticle page={page} action={null}>
      <ContactSection />
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.ContactUsPageQuery>) => (
  <PageHead page={page} things={(site, about) => [contactPage(site, about)]} />
);

export const query = graphql`
  query ContactUsPage($path: String!) {
    page(path: { eq: $path }) {
      ...PageArticle
    }
  }
`;
