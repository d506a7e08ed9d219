import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { cutDescription, fittingTitle } from '../../../contract/search-result';
import { PostOverview } from '../../../site/sections/blog/post-overview';
import { OverviewHero } from '../../../site/sections/overview-hero';
import { PageHead } from '../../../site/seo/page-head';
import { headWords } from '../../../site/words/head-words';

export default function BlogFurtherPage({ data: { list, blog, topics } }: PageProps<Queries.BlogFurtherPageQuery>) {
  const { t } = useTranslation();
  return list && blog ? (
    <>
      <OverviewHero overview={{ ...blog, heading: t('blog.olderHeading', { number: list.number }) }} />
      <PostOverview topics={topics.nodes} posts={list.posts} pageCount={list.pageCount} />
    </>
  ) : null;
}

export const Head = ({ data: { list, blog, locales } }: HeadProps<Queries.BlogFurtherPageQuery>) => {
  if (!list || !blog) return null;
  const { number, path, languages, above } = list;
  const { label, title, description } = blog;
  const t = headWords(locales);
  const page = {
    path,
    languages,
    above,
    label: t('blog.page', { number }),
    heading: title,
    title: fittingTitle(...[title, label].map((each) => t('blog.olderTitle', { title: each, number }))),
    description: cutDescription(t('blog.olderDescription', { number, description })),
  };
  return <PageHead page={page} />;
};

export const query = graphql`
  query BlogFurtherPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "blog" } }) {
      ...Words
    }
    list: blogListPage(path: { eq: $path }) {
      number
      pageCount
      path
      languages
      above {
        label
        path
      }
      posts {
        ...PostListEntry
      }
    }
    blog: page(language: { eq: $language }, slug: { eq: "blog" }) {
      label
      title
      description
      summary
    }
    topics: allTopic(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...TopicLink
      }
    }
  }
`;
