import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AreaLinks, mapOf } from '../site/sections/area/area-links';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';

export default function ServiceAreasPage({ data: { page, cities, states } }: PageProps<Queries.ServiceAreasPageQuery>) {
  return page ? (
    <PageArticle page={page} share="large" drawing={mapOf(cities.nodes)}>
      <AreaLinks kind="cities" areas={cities.nodes} />
      <AreaLinks kind="states" areas={states.nodes} />
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.ServiceAreasPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query ServiceAreasPage($path: String!, $language: String!) {
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
    states: allArea(filter: { language: { eq: $language }, kind: { eq: "state" } }, sort: { order: ASC }) {
      nodes {
        ...AreaEntry
      }
    }
  }
`;
