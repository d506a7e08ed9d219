import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../layouts/in-frame';
import { StillGroupDrawing } from '../sections/drawings/still-drawings';
import { PageArticle } from '../sections/page-article';
import { PageListSection } from '../sections/page-list-section';
import { PageHead } from '../seo/page-head';
import { faqPage } from '../seo/structured-data/faq-page';

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
