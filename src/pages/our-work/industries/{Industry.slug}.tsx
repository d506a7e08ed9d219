import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CaseOverview } from '../../../site/sections/case-overview';
import { OverviewHero } from '../../../site/sections/overview-hero';
import { PageHead } from '../../../site/seo/page-head';

export default function IndustryWorkPage({ data: { industry, industries } }: PageProps<Queries.IndustryWorkPageQuery>) {
  return industry ? (
    <>
      <OverviewHero overview={industry} page={industry.page} />
      <CaseOverview industries={industries.nodes} studies={industry.caseStudies} />
    </>
  ) : null;
}

export const Head = ({ data: { industry } }: HeadProps<Queries.IndustryWorkPageQuery>) => <PageHead page={industry} />;

export const query = graphql`
  query IndustryWorkPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "case-study" } }) {
      ...Words
    }
    industry(path: { eq: $path }) {
      path
      languages
      above {
        label
        path
      }
      label
      title
      heading
      description
      summary
      page {
        path
        label
      }
      caseStudies {
        ...CaseListEntry
      }
    }
    industries: allIndustry(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...FilterLink
      }
    }
  }
`;
