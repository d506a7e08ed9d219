import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageLayout } from '../../layouts/page-layout';
import { ServiceArticle } from '../../sections/service-article';
import { PageHead } from '../../seo/page-head';

export default function ServicePage({ data: { service } }: PageProps<Queries.ServicePageQuery>) {
  return service ? (
    <PageLayout cta={service.cta}>
      <ServiceArticle service={service} />
    </PageLayout>
  ) : null;
}

export const Head = ({ data: { service } }: HeadProps<Queries.ServicePageQuery>) => (service ? <PageHead {...service} /> : null);

export const query = graphql`
  query ServicePage($id: String!, $language: String!) {
    ...Translation
    service(id: { eq: $id }) {
      ...ServiceArticle
    }
  }
`;
