import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ServiceArticle } from '../../site/sections/service-article';
import { PageHead } from '../../site/seo/page-head';
import { service } from '../../site/seo/structured-data/service';

export default function IndustryRoute({ data: { page } }: PageProps<Queries.IndustryRouteQuery>) {
  return page ? <ServiceArticle service={page} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.IndustryRouteQuery>) => (
  <PageHead page={page} things={(site, industry) => [service(site, industry)]} />
);

export const query = graphql`
  query IndustryRoute($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "service" } }) {
      ...Words
    }
    page: industryPage(path: { eq: $path }) {
      ...ServiceArticle
    }
  }
`;
