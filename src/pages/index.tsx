import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PageLayout } from '../layouts/page-layout';
import { HomeDrawing } from '../sections/drawings/home-drawing';
import { PageArticle } from '../sections/page-article';
import { PageHead } from '../seo/page-head';
import { faqPage } from '../seo/structured-data/faq-page';
import { organization } from '../seo/structured-data/organization';
import { webSite } from '../seo/structured-data/web-site';

export default function HomePage({ data: { page } }: PageProps<Queries.HomePageQuery>) {
  const { t } = useTranslation();
  return page ? (
    <PageLayout cta={page.cta}>
      <PageArticle page={page} annotation={t('home.annotation')} drawing={<HomeDrawing />} />
    </PageLayout>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.HomePageQuery>) =>
  page ? <PageHead page={page} things={(site) => [organization(site), webSite(site), faqPage(site, page.path, page.questions)]} /> : null;

export const query = graphql`
  query HomePage($language: String!) {
    ...Translation
    page(path: { eq: "/" }) {
      ...PageArticle
    }
  }
`;
