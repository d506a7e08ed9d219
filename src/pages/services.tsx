import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageArticle } from '../site/sections/page-article';
import { ServiceGroups } from '../site/sections/service-groups';
import { PageHead } from '../site/seo/page-head';

export default function ServicesPage({ data: { page, groups } }: PageProps<Queries.ServicesPageQuery>) {
  return page ? (
    <PageArticle page={page}>
      <ServiceGroups groups={groups.nodes} />
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.ServicesPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query ServicesPage {
    page(path: { eq: "/services/" }) {
      ...PageArticle
    }
    groups: allGroupOfServices(sort: { order: ASC }) {
      nodes {
        ...ServiceGroup
      }
    }
  }
`;
