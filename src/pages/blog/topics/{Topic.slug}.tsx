import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PostOverview } from '../../../site/sections/blog/post-overview';
import { OverviewHero } from '../../../site/sections/overview-hero';
import { PageHead } from '../../../site/seo/page-head';

export default function TopicPage({ data: { topic, topics } }: PageProps<Queries.TopicPageQuery>) {
  return topic ? (
    <>
      <OverviewHero overview={topic} />
      <PostOverview topics={topics.nodes} posts={topic.posts} />
    </>
  ) : null;
}

export const Head = ({ data: { topic } }: HeadProps<Queries.TopicPageQuery>) => <PageHead page={topic} />;

export const query = graphql`
  query TopicPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "blog" } }) {
      ...Words
    }
    topic(path: { eq: $path }) {
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
      posts {
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
