import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../../site/frame/in-frame';
import { ServiceArticle } from '../../site/sections/service-article';
import { PageHead } from '../../site/seo/page-head';
import { faqPage } from '../../site/seo/structured-data/faq-page';
import { service as serviceOf } from '../../site/seo/structured-data/service';

export default function IndustryRoute({ data: { industryPage } }: PageProps<Queries.IndustryRouteQuery>) {
  return industryPage ? <ServiceArticle service={industryPage} /> : null;
}

IndustryRoute.frame = inFrame<Queries.IndustryRouteQuery>(({ industryPage }) => ({ cta: industryPage?.cta }));

export const Head = ({ data: { industryPage } }: HeadProps<Queries.IndustryRouteQuery>) =>
  industryPage ? (
    <PageHead
      page={industryPage}
      things={(site) => [serviceOf(site, industryPage), faqPage(site, industryPage.path, industryPage.questions)]}
    />
  ) : null;

export const query = graphql`
  query IndustryRoute($id: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "service" } }) {
      ...Words
    }
    industryPage(id: { eq: $id }) {
      ...ServiceArticle
    }
  }
`;
