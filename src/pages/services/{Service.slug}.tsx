import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../../site/frame/in-frame';
import { ServiceArticle } from '../../site/sections/service-article';
import { PageHead } from '../../site/seo/page-head';
import { faqPage } from '../../site/seo/structured-data/faq-page';
import { service as serviceOf } from '../../site/seo/structured-data/service';

export default function ServicePage({ data: { service } }: PageProps<Queries.ServicePageQuery>) {
  return service ? <ServiceArticle service={service} /> : null;
}

ServicePage.frame = inFrame<Queries.ServicePageQuery>(({ service }) => ({ cta: service?.cta }));

export const Head = ({ data: { service } }: HeadProps<Queries.ServicePageQuery>) =>
  service ? (
    <PageHead page={service} things={(site) => [serviceOf(site, service), faqPage(site, service.path, service.questions)]} />
  ) : null;

export const query = graphql`
  query ServicePage($id: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "service" } }) {
      ...Words
    }
    service(id: { eq: $id }) {
      ...ServiceArticle
    }
  }
`;
