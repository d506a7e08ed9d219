import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { StillGroupDrawing } from '../site/sections/drawings/still-drawings';
import { PageArticle } from '../site/sections/page-article';
import { PageListSection } from '../site/sections/page-list-section';
import { PageHead } from '../site/seo/page-head';

export default function IndustriesPage({ data: { page, services } }: PageProps<Queries.IndustriesPageQuery>) {
  return page ? (
    <PageArticle page={page} drawing={<StillGroupDrawing group="industries" subject={page.label} />}>
      <PageListSection heading={page.label} pages={services.nodes} />
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.IndustriesPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query IndustriesPage {
    page(path: { eq: "/industries/" }) {
      ...PageArticle
    }
    services: allServiceLike(filter: { group: { eq: industries } }, sort: { order: ASC }) {
      nodes {
        ...PageListEntry
      }
    }
  }
`;
