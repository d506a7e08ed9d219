import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ApplicationForm } from '../site/forms/application-form';
import type { PageFrame } from '../site/frame/page-layout';
import { PageArticle } from '../site/sections/page-article';
import { Section } from '../site/sections/section';
import { PageHead } from '../site/seo/page-head';

export default function ApplicationPage({ data: { page } }: PageProps<Queries.ApplicationPageQuery>) {
  const { t } = useTranslation();
  return page ? (
    <PageArticle page={page} action={null}>
      <Section id="application" heading={t('application.heading')} beside raised>
        <ApplicationForm />
      </Section>
    </PageArticle>
  ) : null;
}

ApplicationPage.frame = { navigationDisabled: true } satisfies PageFrame;

export const Head = ({ data: { page } }: HeadProps<Queries.ApplicationPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query ApplicationPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "application" } }) {
      ...Words
    }
    page(path: { eq: $path }) {
      ...PageArticle
    }
  }
`;
