import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../site/frame/in-frame';
import { PageArticle } from '../site/sections/page-article';
import { ServiceGroups } from '../site/sections/service-groups';
import { PageHead } from '../site/seo/page-head';
import { faqPage } from '../site/seo/structured-data/faq-page';

export default function ServicesPage({ data: { page, services } }: PageProps<Queries.ServicesPageQuery>) {
  return page ? (
    <PageArticle page={page}>
      <ServiceGroups groups={services.group} />
    </PageArticle>
  ) : null;
}

ServicesPage.frame = inFrame<Queries.ServicesPageQuery>(({ page }) => ({ cta: page?.cta }));

export const Head = ({ data: { page } }: HeadProps<Queries.ServicesPageQuery>) =>
  page ? <PageHead page={page} things={(site) => (page.questions.length > 0 ? [faqPage(site, page.path, page.questions)] : [])} /> : null;

export const query = graphql`
  query ServicesPage {
    page(path: { eq: "/services/" }) {
      ...PageArticle
    }
    services: allServiceLike(sort: { order: ASC }) {
      group(field: { group: SELECT }) {
        ...ServiceGroup
      }
    }
  }
`;
