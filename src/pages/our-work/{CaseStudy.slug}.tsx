import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CaseStudyArticle } from '../../site/sections/case-study/case-study-article';
import { PageHead } from '../../site/seo/page-head';
import { caseStudy } from '../../site/seo/structured-data/case-study';

export default function CaseStudyPage({ data: { page } }: PageProps<Queries.CaseStudyPageQuery>) {
  return page ? <CaseStudyArticle study={page} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.CaseStudyPageQuery>) => (
  <PageHead page={page} kind="article" things={(site, study) => [caseStudy(site, study, study.tags, study.facts?.year)]} />
);

export const query = graphql`
  query CaseStudyPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "case-study" } }) {
      ...Words
    }
    page: caseStudy(path: { eq: $path }) {
      ...CaseStudyArticle
    }
  }
`;
