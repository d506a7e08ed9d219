import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CaseOverview } from '../site/sections/case-overview';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';
import { itemList } from '../site/seo/structured-data/item-list';

export default function OurWorkPage({ data: { page, industries, studies } }: PageProps<Queries.OurWorkPageQuery>) {
  return page ? (
    <PageArticle page={page} action={null}>
      <CaseOverview industries={industries.nodes} studies={studies.nodes} />
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page, studies } }: HeadProps<Queries.OurWorkPageQuery>) => (
  <PageHead page={page} things={(site, { path }) => itemList(site, path, studies.nodes)} />
);

export const query = graphql`
  query OurWorkPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "case-study" } }) {
      ...Words
    }
    page(path: { eq: $path }) {
      ...PageArticle
    }
    industries: allIndustry(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...FilterLink
      }
    }
    studies: allCaseStudy(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...CaseListEntry
      }
    }
  }
`;
