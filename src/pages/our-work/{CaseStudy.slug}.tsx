import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../../site/frame/in-frame';
import { CaseStudyArticle } from '../../site/sections/case-study/case-study-article';
import { PageHead } from '../../site/seo/page-head';
import { caseStudy as caseStudyOf } from '../../site/seo/structured-data/case-study';

export default function CaseStudyPage({ data: { caseStudy } }: PageProps<Queries.CaseStudyPageQuery>) {
  return caseStudy ? <CaseStudyArticle study={caseStudy} /> : null;
}

CaseStudyPage.frame = inFrame<Queries.CaseStudyPageQuery>(({ caseStudy }) => ({ cta: caseStudy?.cta }));

export const Head = ({ data: { caseStudy } }: HeadProps<Queries.CaseStudyPageQuery>) =>
  caseStudy ? <PageHead page={caseStudy} kind="article" things={(site) => [caseStudyOf(site, caseStudy, caseStudy.tags)]} /> : null;

export const query = graphql`
  query CaseStudyPage($id: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "case-study" } }) {
      ...Words
    }
    caseStudy(id: { eq: $id }) {
      ...CaseStudyArticle
    }
  }
`;
