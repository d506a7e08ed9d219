import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PostOverview } from '../../../site/sections/blog/post-overview';
import { OverviewHero } from '../../../site/sections/overview-hero';
import { PageHead } from '../../../site/seo/page-head';
import { headWords } from '../../../site/words/head-words';

export default function BlogFurtherPage({ data: { list, blog, topics, brand } }: PageProps<Queries.BlogFurtherPageQuery>) {
  const { t } = useTranslation();
  return list && blog ? (
    <>
      <OverviewHero overview={{ ...blog, heading: t('blog.olderHeading', { number: list.number }) }} />
      <PostOverview topics={topics.nodes} posts={list.posts} page={list} newsletter={brand?.newsletter} />
    </>
  ) : null;
}

export const Head = ({ data: { list, blog, locales } }: HeadProps<Queries.BlogFurtherPageQuery>) => {
  if (!list || !blog) return null;
  const { number, path, above } = list;
  const { title, description } = blog;
  const t = headWords(locales);
  const page = {
    path,
    above,
    label: t('blog.page', { number }),
    heading: title,
    title: t('blog.olderTitle', { title, number }),
    description: t('blog.olderDescription', { number, description }).slice(0, 160),
  };
  return <PageHead page={page} />;
};

export const query = graphql`
  query BlogFurtherPage($id: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "blog" } }) {
      ...Words
    }
    brand {
      newsletter {
        ...Newsletter
      }
    }
    list: blogListPage(id: { eq: $id }) {
      number
      pageCount
      path
      above {
        label
        path
      }
      posts {
        ...PostListEntry
      }
    }
    blog: page(path: { eq: "/blog/" }) {
      label
      title
      description
      summary
    }
    topics: allTopic(sort: { label: ASC }) {
      nodes {
        ...TopicLink
      }
    }
  }
`;
