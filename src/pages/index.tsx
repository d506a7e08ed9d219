import styled from '@emotion/styled';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { mainPages } from '../contract/main-pages';
import { SecondaryLink } from '../site/components/button';
import { CaseList } from '../site/sections/case-list';
import { StillHomeDrawing } from '../site/sections/drawings/still-drawings';
import { PageArticle } from '../site/sections/page-article';
import { Section } from '../site/sections/section';
import { PageHead } from '../site/seo/page-head';
import { organization } from '../site/seo/structured-data/organization';
import { webSite } from '../site/seo/structured-data/web-site';
import { space } from '../site/theme/space';

const More = styled.p`
  margin-top: ${space[6]};
`;

export default function HomePage({ data: { page, studies } }: PageProps<Queries.HomePageQuery>) {
  const { t } = useTranslation();
  return page ? (
    <PageArticle page={page} annotation={t('home.annotation')} drawing={<StillHomeDrawing />} share="large">
      <Section heading={t('home.work')}>
        <CaseList studies={studies.nodes} level="h3" />
        <More>
          <SecondaryLink to={mainPages.work}>{t('home.allWork')}</SecondaryLink>
        </More>
      </Section>
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.HomePageQuery>) => (
  <PageHead page={page} things={(site) => [organization(site), webSite(site)]} />
);

export const query = graphql`
  query HomePage {
    page(path: { eq: "/" }) {
      ...PageArticle
    }
    studies: allCaseStudy(sort: { order: ASC }, limit: 3) {
      nodes {
        ...CaseListEntry
      }
    }
  }
`;
