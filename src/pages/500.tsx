import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PageLayout } from '../layouts/page-layout';
import { FailureArticle } from '../sections/failure-article';
import { PageHead } from '../seo/page-head';

export default function ServerErrorPage() {
  const { t } = useTranslation();
  return (
    <PageLayout>
      <FailureArticle
        code="500"
        heading={t('error.serverHeading')}
        message={t('error.server')}
        ways={[
          { label: t('error.home'), path: '/' },
          { label: t('error.contact'), path: '/contact-us/' },
        ]}
      />
    </PageLayout>
  );
}

export const Head = () => (
  <PageHead
    page={{
      path: '/500.html',
      title: 'Something went wrong',
      label: 'Error',
      heading: 'Something went wrong',
      description: 'The page could not be loaded.',
    }}
    indexed={false}
  />
);

export const query = graphql`
  query ServerErrorPage($language: String!) {
    ...Translation
  }
`;
