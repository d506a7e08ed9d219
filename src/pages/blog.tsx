import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PostOverview } from '../site/sections/blog/post-overview';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';
import { itemList } from '../site/seo/structured-data/item-list';

export default function BlogPage({ data: { page, posts, furtherPages, topics } }: PageProps<Queries.BlogPageQuery>) {
  return page ? (
    <PageArticle page={page} action={null}>
      <PostOverview topics={topics.nodes} posts={posts.nodes} pageCount={furtherPages.totalCount + 1} />
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page, posts } }: HeadProps<Queries.BlogPageQuery>) => (
  <PageHead page={page} things={(site, { path }) => itemList(site, path, posts.nodes)} />
);

export const query = graphql`
  query BlogPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "blog" } }) {
      ...Words
    }
    page(path: { eq: $path }) {
      ...PageArticle
    }
    furtherPages: allBlogListPage(filter: { language: { eq: $language } }) {
      totalCount
    }
    posts: allPost(filter: { listPath: { eq: $path } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        ...PostListEntry
      }
    }
    topics: allTopic(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...TopicLink
      }
    }
  }
`;
