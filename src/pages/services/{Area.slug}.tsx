import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../../site/frame/in-frame';
import { AreaArticle } from '../../site/sections/area/area-article';
import { PageHead } from '../../site/seo/page-head';
import { faqPage } from '../../site/seo/structured-data/faq-page';
import { service as serviceOf } from '../../site/seo/structured-data/service';

export default function AreaPage({ data: { area } }: PageProps<Queries.AreaPageQuery>) {
  return area ? <AreaArticle area={area} /> : null;
}

AreaPage.frame = inFrame<Queries.AreaPageQuery>(({ area }) => ({ cta: area?.cta }));

export const Head = ({ data: { area } }: HeadProps<Queries.AreaPageQuery>) =>
  area ? <PageHead page={area} things={(site) => [serviceOf(site, area, area), faqPage(site, area.path, area.questions)]} /> : null;

export const query = graphql`
  query AreaPage($id: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "area" } }) {
      ...Words
    }
    area(id: { eq: $id }) {
      ...AreaArticle
    }
  }
`;
