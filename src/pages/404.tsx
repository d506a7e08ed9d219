import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { mainPages } from '../contract/main-pages';
import { MissingDrawing } from '../site/sections/drawings/missing-drawing';
import { FailureArticle } from '../site/sections/failure-article';
import { PageHead } from '../site/seo/page-head';
import { headWords } from '../site/words/head-words';

export default function NotFoundPage({ data: { services, work } }: PageProps<Queries.NotFoundPageQuery>) {
  const { t } = useTranslation();
  return (
    <FailureArticle
      code="404"
      drawing={<MissingDrawing code="404" />}
      heading={t('error.notFoundHeading')}
      message={t('error.notFound')}
      links={[
        { label: t('error.home'), path: '/' },
        ...[services, work].flatMap((page) => page ?? []),
        { label: t('error.contact'), path: mainPages.contact },
      ]}
    />
  );
}

export const Head = ({ data: { locales }, location }: HeadProps<Queries.NotFoundPageQuery>) => {
  const t = headWords(locales);
  const title = t('errorPages.notFound.title');
  const page = { path: location.pathname, title, label: title, heading: title, description: t('errorPages.notFound.description') };
  return <PageHead page={page} indexed={false} />;
};

export const query = graphql`
  query NotFoundPage($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "error-pages" } }) {
      ...Words
    }
    services: page(language: { eq: $language }, slug: { eq: "services" }) {
      label
      path
    }
    work: page(language: { eq: $language }, slug: { eq: "our-work" }) {
      label
      path
    }
  }
`;
