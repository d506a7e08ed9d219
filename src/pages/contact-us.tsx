import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../site/frame/in-frame';
import { ContactSection } from '../site/sections/contact-section';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';
import { faqPage } from '../site/seo/structured-data/faq-page';

export default function ContactUsPage({ data: { page, brand, services } }: PageProps<Queries.ContactUsPageQuery>) {
  return page && brand ? (
    <PageArticle page={page} action={null}>
      <ContactSection brand={brand} services={services.nodes} />
    </PageArticle>
  ) : null;
}

ContactUsPage.frame = inFrame<Queries.ContactUsPageQuery>(({ page }) => ({ cta: page?.cta }));

export const Head = ({ data: { page } }: HeadProps<Queries.ContactUsPageQuery>) =>
  page ? <PageHead page={page} things={(site) => (page.questions.length > 0 ? [faqPage(site, page.path, page.questions)] : [])} /> : null;

export const query = graphql`
  query ContactUsPage {
    page(path: { eq: "/contact-us/" }) {
      ...PageArticle
    }
    brand {
      ...ContactFacts
    }
    services: allService(filter: { group: { in: [development, design] } }, sort: { label: ASC }) {
      nodes {
        slug
        label
      }
    }
  }
`;
