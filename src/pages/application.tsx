import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ApplicationForm } from '../site/forms/application-form';
import { inFrame } from '../site/frame/in-frame';
import { FormSection } from '../site/sections/form-section';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';
import { faqPage } from '../site/seo/structured-data/faq-page';

export default function ApplicationPage({ data: { page } }: PageProps<Queries.ApplicationPageQuery>) {
  const { t } = useTranslation();
  return page ? (
    <PageArticle page={page} action={null}>
      <FormSection id="application" heading={t('application.heading')}>
        <ApplicationForm />
      </FormSection>
    </PageArticle>
  ) : null;
}

ApplicationPage.frame = inFrame<Queries.ApplicationPageQuery>(({ page }) => ({ cta: page?.cta, navigationDisabled: true }));

export const Head = ({ data: { page } }: HeadProps<Queries.ApplicationPageQuery>) =>
  page ? <PageHead page={page} things={(site) => (page.questions.length > 0 ? [faqPage(site, page.path, page.questions)] : [])} /> : null;

export const query = graphql`
  query ApplicationPage($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "application" } }) {
      ...Words
    }
    page(path: { eq: "/application/" }) {
      ...PageArticle
    }
  }
`;
