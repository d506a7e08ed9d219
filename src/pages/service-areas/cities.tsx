import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AreaLinks, mapOf } from '../../site/sections/area/area-links';
import { PageArticle } from '../../site/sections/page-article';
import { PageHead } from '../../site/seo/page-head';

export default function CitiesPage({ data: { page, cities } }: PageProps<Queries.CitiesPageQuery>) {
  return page ? (
    <PageArticle page={page} share="large" drawing={mapOf(cities.nodes)}>
      <AreaLinks kind="cities" areas={cities.nodes} />
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.CitiesPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query CitiesPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "area" } }) {
      ...Words
    }
    page(path: { eq: $path }) {
      ...PageArticle
    }
    cities: allArea(filter: { language: { eq: $language }, kind: { eq: "city" } }, sort: { order: ASC }) {
      nodes {
        ...AreaEntry
      }
    }
  }
`;
