import { graphql, type HeadProps } from 'gatsby';
import { MissingDrawing } from '../site/sections/drawings/missing-drawing';
import { ServerFailure } from '../site/sections/server-failure';
import { PageHead } from '../site/seo/page-head';
import { headWords } from '../site/words/head-words';

export default function ServerErrorPage() {
  return <ServerFailure drawing={<MissingDrawing code="500" />} />;
}

export const Head = ({ data: { locales }, location }: HeadProps<Queries.ServerErrorPageQuery>) => {
  const t = headWords(locales);
  const title = t('errorPages.failed.title');
  const page = { path: location.pathname, title, label: title, heading: title, description: t('errorPages.failed.description') };
  return <PageHead page={page} indexed={false} />;
};

export const query = graphql`
  query ServerErrorPage($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "error-pages" } }) {
      ...Words
    }
  }
`;
