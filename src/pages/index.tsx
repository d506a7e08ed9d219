import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { mainPages, workBlock } from '../contract/main-pages';
import { CaseList } from '../site/sections/case-list';
import { LazyLeadDrawing } from '../site/sections/drawings/lazy-drawings';
import { MoreLink } from '../site/sections/more-link';
import { PageArticle } from '../site/sections/page-article';
import { Section } from '../site/sections/section';
import { PageHead } from '../site/seo/page-head';
import { organization } from '../site/seo/structured-data/organization';
import { webSite } from '../site/seo/structured-data/web-site';

export default function HomePage({ data: { page, studies } }: PageProps<Queries.HomePageQuery>) {
  const { t } = useTranslation();
  if (!page) return null;
  const work = page.blocks.find(({ id }) => id === workBlock);
  const blocks = page.blocks.filter((block) => block !== work);
  return (
    <PageArticle page={{ ...page, blocks }} drawing={<LazyLeadDrawing file={page.illustration} />} share="large" leading>
      {studies.nodes.length > 0 ? (
        <Section heading={work?.heading ?? t('home.work')}>
          <CaseList studies={studies.nodes} level="h3" />
          <MoreLink to={mainPages.work}>{t('home.allWork')}</MoreLink>
        </Section>
      ) : null}
    </PageArticle>
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.HomePageQuery>) => (
  <PageHead page={page} things={(site) => [organization(site), webSite(site)]} />
);

export const query = graphql`
  query HomePage($path: String!, $language: String!) {
    page(path: { eq: $path }) {
      ...PageArticle
    }
    studies: allCaseStudy(filter: { language: { eq: $language } }, sort: { order: ASC }, limit: 3) {
      nodes {
        ...CaseListEntry
      }
    }
  }
`;
