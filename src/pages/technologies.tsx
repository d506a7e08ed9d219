import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../site/frame/in-frame';
import { StillGroupDrawing } from '../site/sections/drawings/still-drawings';
import { PageArticle } from '../site/sections/page-article';
import { PageListSection } from '../site/sections/page-list-section';
import { PageHead } from '../site/seo/page-head';
import { faqPage } from '../site/seo/structured-data/faq-page';

export default function TechnologiesPage({ data: { page, services } }: PageProps<Queries.TechnologiesPageQuery>) {
  return page ? (
    <PageArticle page={page} drawing={<StillGroupDrawing group="technologies" subject={page.label} />}>
      <PageListSection heading={page.label} pages={services.nodes} />
    </PageArticle>
  ) : null;
}

TechnologiesPage.frame = inFrame<Queries.TechnologiesPageQuery>(({ page }) => ({ cta: page?.cta }));

export const Head = ({ data: { page } }: HeadProps<Queries.TechnologiesPageQuery>) =>
  page ? <PageHead page={page} things={(site) => (page.questions.length > 0 ? [faqPage(site, page.path, page.questions)] : [])} /> : null;

export const query = graphql`
  query TechnologiesPage {
    page(path: { eq: "/technologies/" }) {
      ...PageArticle
    }
    services: allServiceLike(filter: { group: { eq: technologies } }, sort: { order: ASC }) {
      nodes {
        ...PageListEntry
      }
    }
  }
`;
