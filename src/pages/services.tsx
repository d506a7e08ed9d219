import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageLayout } from '../layouts/page-layout';
import { PageArticle } from '../sections/page-article';
import { ServiceGroups } from '../sections/service-groups';
import { PageHead } from '../seo/page-head';
import { faqPage } from '../seo/structured-data/faq-page';

export default function ServicesPage({ data: { page, services } }: PageProps<Queries.ServicesPageQuery>) {
  return page ? (
    <PageLayout cta={page.cta}>
      <PageArticle page={page}>
        <ServiceGroups groups={services.group} />
      </PageArticle>
    </PageLayout>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.ServicesPageQuery>) =>
  page ? <PageHead page={page} things={(site) => (page.questions.length > 0 ? [faqPage(site, page.path, page.questions)] : [])} /> : null;

export const query = graphql`
  query ServicesPage($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface"] } }) {
      ...Words
    }
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
