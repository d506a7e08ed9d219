import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../site/frame/in-frame';
import { InformationArticle } from '../site/sections/information-article';
import { PageHead } from '../site/seo/page-head';

export default function InformationPage({ data: { information } }: PageProps<Queries.InformationPageQuery>) {
  return information ? <InformationArticle information={information} /> : null;
}

InformationPage.frame = inFrame<Queries.InformationPageQuery>(({ information }) => ({ cta: information?.cta }));

export const Head = ({ data: { information } }: HeadProps<Queries.InformationPageQuery>) =>
  information ? <PageHead page={information} /> : null;

export const query = graphql`
  query InformationPage($id: String!) {
    information(id: { eq: $id }) {
      ...InformationArticle
    }
  }
`;
