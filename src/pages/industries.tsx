import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageArticle } from '../site/sections/page-article';
import { PageListSection } from '../site/sections/page-list-section';
import { PageHead } from '../site/seo/page-head';

export default function IndustriesPage({ data: { page, group } }: PageProps<Queries.IndustriesPageQuery>) {
  return page ? <PageArticle page={page}>{group ? <PageListSection heading={page.label} pages={group.pages} /> : null}</PageArticle> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.IndustriesPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query IndustriesPage($path: String!, $language: String!) {
    page(path: { eq: $path }) {
      ...PageArticle
    }
    group: groupOfServices(language: { eq: $language }, slug: { eq: "industries" }) {
      pages {
        ...PageListEntry
      }
    }
  }
`;
