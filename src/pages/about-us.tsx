import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../site/frame/in-frame';
import { StillGroupDrawing } from '../site/sections/drawings/still-drawings';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';
import { faqPage } from '../site/seo/structured-data/faq-page';

export default function AboutUsPage({ data: { page } }: PageProps<Queries.AboutUsPageQuery>) {
  return page ? <PageArticle page={page} drawing={<StillGroupDrawing group="engagement" subject={page.label} />} /> : null;
}

AboutUsPage.frame = inFrame<Queries.AboutUsPageQuery>(({ page }) => ({ cta: page?.cta }));

export const Head = ({ data: { page } }: HeadProps<Queries.AboutUsPageQuery>) =>
  page ? <PageHead page={page} things={(site) => (page.questions.length > 0 ? [faqPage(site, page.path, page.questions)] : [])} /> : null;

export const query = graphql`
  query AboutUsPage {
    page(path: { eq: "/about-us/" }) {
      ...PageArticle
    }
  }
`;
