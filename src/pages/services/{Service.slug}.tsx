import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ServiceArticle } from '../../site/sections/service-article';
import { PageHead } from '../../site/seo/page-head';
import { service } from '../../site/seo/structured-data/service';

export default function ServicePage({ data: { page } }: PageProps<Queries.ServicePageQuery>) {
  return page ? <ServiceArticle service={page} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.ServicePageQuery>) => (
  <PageHead page={page} things={(site, offered) => [service(site, offered)]} />
);

export const query = graphql`
  query ServicePage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "service" } }) {
      ...Words
    }
    page: service(path: { eq: $path }) {
      ...ServiceArticle
    }
  }
`;
