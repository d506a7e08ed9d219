import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { StillGroupDrawing } from '../site/sections/drawings/still-drawings';
import { PageArticle } from '../site/sections/page-article';
import { PageListSection } from '../site/sections/page-list-section';
import { PageHead } from '../site/seo/page-head';

export default function TechnologiesPage({ data: { page, services } }: PageProps<Queries.TechnologiesPageQuery>) {
  return page ? (
    <PageArticle page={page} drawing={<StillGroupDrawing group="technologies" subject={page.label} />}>
      <PageListSection heading={page.label} pages={services.nodes} />
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.TechnologiesPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query TechnologiesPage {
    page(path: { eq: "/technologies/" }) {
      ...PageArticle
    }
    services: allServiceLike(filter: { group: { eq: technologies } }, sort: { order: ASC }) {
      nodes {
        ...PageListEntry
      }
    }
  }
`;
