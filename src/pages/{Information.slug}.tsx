import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageLayout } from '../layouts/page-layout';
import { InformationArticle } from '../sections/information-article';
import { PageHead } from '../seo/page-head';

export default function InformationPage({ data: { information } }: PageProps<Queries.InformationPageQuery>) {
  return information ? (
    <PageLayout cta={information.cta}>
      <InformationArticle information={information} />
    </PageLayout>
  ) : null;
}

export const Head = ({ data: { information } }: HeadProps<Queries.InformationPageQuery>) =>
  information ? <PageHead page={information} /> : null;

export const query = graphql`
  query InformationPage($id: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface"] } }) {
      ...Words
    }
    information(id: { eq: $id }) {
      ...InformationArticle
    }
  }
`;
