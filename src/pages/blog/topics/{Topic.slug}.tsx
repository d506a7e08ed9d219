import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageLayout } from '../../../layouts/page-layout';
import { PostOverview } from '../../../sections/blog/post-overview';
import { OverviewHero } from '../../../sections/overview-hero';
import { PageHead } from '../../../seo/page-head';

export default function TopicPage({ data: { topic, topics } }: PageProps<Queries.TopicPageQuery>) {
  return topic ? (
    <PageLayout>
      <OverviewHero overview={topic} />
      <PostOverview topics={topics.nodes} posts={topic.posts} />
    </PageLayout>
  ) : null;
}

export const Head = ({ data: { topic } }: HeadProps<Queries.TopicPageQuery>) => (topic ? <PageHead page={topic} /> : null);

export const query = graphql`
  query TopicPage($id: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["interface", "blog"] } }) {
      ...Words
    }
    topic(id: { eq: $id }) {
      path
      label
      title
      heading
      description
      summary
      posts {
        ...PostListEntry
      }
    }
    topics: allTopic(sort: { label: ASC }) {
      nodes {
        ...TopicLink
      }
    }
  }
`;
