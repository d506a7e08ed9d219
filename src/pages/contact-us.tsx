import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContactSection } from '../site/sections/contact-section';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';
import { contactPage } from '../site/seo/structured-data/web-page';

export default function ContactUsPage({ data: { page, brand, services } }: PageProps<Queries.ContactUsPageQuery>) {
  return page && brand ? (
    <PageArticle page={page} action={null}>
      <ContactSection brand={brand} services={services.nodes} />
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.ContactUsPageQuery>) => (
  <PageHead page={page} things={(site, about) => [contactPage(site, about)]} />
);

export const query = graphql`
  query ContactUsPage {
    page(path: { eq: "/contact-us/" }) {
      ...PageArticle
    }
    brand {
      ...ContactFacts
    }
    services: allService(filter: { group: { inForm: { eq: true } } }, sort: { label: ASC }) {
      nodes {
        slug
        label
      }
    }
  }
`;
