import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { mainPages } from '../contract/main-pages';
import { MissingDrawing } from '../site/sections/drawings/missing-drawing';
import { FailureArticle } from '../site/sections/failure-article';
import { PageHead } from '../site/seo/page-head';

export default function NotFoundPage({ data: { services, work } }: PageProps<Queries.NotFoundPageQuery>) {
  const { t } = useTranslation();
  return (
    <FailureArticle
      code="404"
      drawing={<MissingDrawing code="404" />}
      heading={t('error.notFoundHeading')}
      message={t('error.notFound')}
      ways={[
        { label: t('error.home'), path: '/' },
        ...[services, work].flatMap((page) => page ?? []),
        { label: t('error.contact'), path: mainPages.contact },
      ]}
    />
  );
}

export const Head = () => (
  <PageHead
    page={{
      path: '/404.html',
      title: 'Page not found',
      label: 'Not found',
      heading: 'Page not found',
      description: 'There is no page at this address.',
    }}
    indexed={false}
  />
);

export const query = graphql`
  query NotFoundPage {
    services: page(path: { eq: "/services/" }) {
      label
      path
    }
    work: page(path: { eq: "/our-work/" }) {
      label
      path
    }
  }
`;
