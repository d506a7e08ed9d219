import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CaseStudyArticle } from '../../site/sections/case-study/case-study-article';
import { PageHead } from '../../site/seo/page-head';
import { caseStudy } from '../../site/seo/structured-data/case-study';

export default function CaseStudyPage({ data: { page, brand } }: PageProps<Queries.CaseStudyPageQuery>) {
  return page ? <CaseStudyArticle study={page} brand={brand} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.CaseStudyPageQuery>) => (
  <PageHead page={page} kind="article" things={(site, study) => [caseStudy(site, study, study.tags, study.facts?.year)]} />
);

export const query = graphql`
  query CaseStudyPage($id: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "case-study" } }) {
      ...Words
    }
    brand {
      ...NextStep
    }
    page: caseStudy(id: { eq: $id }) {
      ...CaseStudyArticle
    }
  }
`;
