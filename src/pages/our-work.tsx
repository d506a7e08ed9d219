import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../site/frame/in-frame';
import { CaseOverview } from '../site/sections/case-overview';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';
import { faqPage } from '../site/seo/structured-data/faq-page';

export default function OurWorkPage({ data: { page, industries, studies } }: PageProps<Queries.OurWorkPageQuery>) {
  return page ? (
    <PageArticle page={page} action={null}>
      <CaseOverview industries={industries.nodes} studies={studies.nodes} />
    </PageArticle>
  ) : null;
}

OurWorkPage.frame = inFrame<Queries.OurWorkPageQuery>(({ page }) => ({ cta: page?.cta }));

export const Head = ({ data: { page } }: HeadProps<Queries.OurWorkPageQuery>) =>
  page ? <PageHead page={page} things={(site) => (page.questions.length > 0 ? [faqPage(site, page.path, page.questions)] : [])} /> : null;

export const query = graphql`
  query OurWorkPage($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "case-study" } }) {
      ...Words
    }
    page(path: { eq: "/our-work/" }) {
      ...PageArticle
    }
    industries: allIndustry(sort: { label: ASC }) {
      nodes {
        ...FilterLink
      }
    }
    studies: allCaseStudy(sort: { order: ASC }) {
      nodes {
        ...CaseListEntry
      }
    }
  }
`;
