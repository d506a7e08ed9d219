import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageLayout } from '../../layouts/page-layout';
import { AreaArticle } from '../../sections/area/area-article';
import { PageHead } from '../../seo/page-head';

export default function AreaPage({ data: { area } }: PageProps<Queries.AreaPageQuery>) {
  return area ? (
    <PageLayout cta={area.cta}>
      <AreaArticle area={area} />
    </PageLayout>
  ) : null;
}

export const Head = ({ data: { area } }: HeadProps<Queries.AreaPageQuery>) => (area ? <PageHead {...area} /> : null);

export const query = graphql`
  query AreaPage($id: String!, $language: String!) {
    ...Translation
    area(id: { eq: $id }) {
      ...AreaArticle
    }
  }
`;
