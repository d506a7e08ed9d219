import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AreaLinks, mapOf } from '../../site/sections/area/area-links';
import { PageArticle } from '../../site/sections/page-article';
import { PageHead } from '../../site/seo/page-head';

export default function StatesPage({ data: { page, states } }: PageProps<Queries.StatesPageQuery>) {
  return page ? (
    <PageArticle page={page} share="large" drawing={mapOf(states.nodes)}>
      <AreaLinks kind="states" areas={states.nodes} />
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.StatesPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query StatesPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "area" } }) {
      ...Words
    }
    page(path: { eq: $path }) {
      ...PageArticle
    }
    states: allArea(filter: { language: { eq: $language }, kind: { eq: "state" } }, sort: { order: ASC }) {
      nodes {
        ...AreaEntry
      }
    }
  }
`;
