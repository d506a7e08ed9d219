import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../site/frame/in-frame';
import { StillGroupDrawing } from '../site/sections/drawings/still-drawings';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';
import { faqPage } from '../site/seo/structured-data/faq-page';

export default function FuseFundPage({ data: { page } }: PageProps<Queries.FuseFundPageQuery>) {
  return page ? <PageArticle page={page} drawing={<StillGroupDrawing group="technologies" subject={page.label} />} /> : null;
}

FuseFundPage.frame = inFrame<Queries.FuseFundPageQuery>(({ page }) => ({ cta: page?.cta }));

export const Head = ({ data: { page } }: HeadProps<Queries.FuseFundPageQuery>) =>
  page ? <PageHead page={page} things={(site) => (page.questions.length > 0 ? [faqPage(site, page.path, page.questions)] : [])} /> : null;

export const query = graphql`
  query FuseFundPage {
    page(path: { eq: "/fuse-fund/" }) {
      ...PageArticle
    }
  }
`;
