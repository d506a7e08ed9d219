import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AreaArticle } from '../../site/sections/area/area-article';
import { PageHead } from '../../site/seo/page-head';
import { service } from '../../site/seo/structured-data/service';

export default function AreaPage({ data: { page } }: PageProps<Queries.AreaPageQuery>) {
  return page ? <AreaArticle area={page} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.AreaPageQuery>) => (
  <PageHead page={page} things={(site, area) => [service(site, area, area)]} />
);

export const query = graphql`
  query AreaPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "area" } }) {
      ...Words
    }
    page: area(path: { eq: $path }) {
      ...AreaArticle
    }
  }
`;
