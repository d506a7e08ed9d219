import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageArticle } from '../site/sections/page-article';
import { ServiceGroups } from '../site/sections/service-groups';
import { PageHead } from '../site/seo/page-head';
import { itemList } from '../site/seo/structured-data/item-list';

export default function ServicesPage({ data: { page, groups } }: PageProps<Queries.ServicesPageQuery>) {
  return page ? (
    <PageArticle page={page}>
      <ServiceGroups groups={groups.nodes} />
    </PageArticle>
  ) : null;
}

export function Head({ data: { page, groups } }: HeadProps<Queries.ServicesPageQuery>) {
  const services = groups.nodes.flatMap(({ pages }) => pages);
  return <PageHead page={page} things={(site, { path }) => itemList(site, path, services)} />;
}

export const query = graphql`
  query ServicesPage($path: String!, $language: String!) {
    page(path: { eq: $path }) {
      ...PageArticle
    }
    groups: allGroupOfServices(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ServiceGroup
      }
    }
  }
`;
