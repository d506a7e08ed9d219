import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ReferralForm } from '../site/forms/referral-form';
import { PageArticle } from '../site/sections/page-article';
import { Section } from '../site/sections/section';
import { PageHead } from '../site/seo/page-head';

export default function ReferralProgramPage({ data: { page } }: PageProps<Queries.ReferralProgramPageQuery>) {
  const { t } = useTranslation();
  return page ? (
    <PageArticle page={page} action={null}>
      <Section id="referral" heading={t('referral.heading')} beside raised>
        <ReferralForm />
      </Section>
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.ReferralProgramPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query ReferralProgramPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "referral" } }) {
      ...Words
    }
    page(path: { eq: $path }) {
      ...PageArticle
    }
  }
`;
