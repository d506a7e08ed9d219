import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../site/frame/in-frame';
import { PostOverview } from '../site/sections/blog/post-overview';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';
import { faqPage } from '../site/seo/structured-data/faq-page';

export default function BlogPage({ data: { page, posts, furtherPages, topics, brand } }: PageProps<Queries.BlogPageQuery>) {
  return page ? (
    <PageArticle page={page} action={null}>
      <PostOverview
        topics={topics.nodes}
        posts={posts.nodes}
        page={{ number: 1, pageCount: furtherPages.totalCount + 1 }}
        newsletter={brand?.newsletter}
      />
    </PageArticle>
  ) : null;
}

BlogPage.frame = inFrame<Queries.BlogPageQuery>(({ page }) => ({ cta: page?.cta }));

export const Head = ({ data: { page } }: HeadProps<Queries.BlogPageQuery>) =>
  page ? <PageHead page={page} things={(site) => (page.questions.length > 0 ? [faqPage(site, page.path, page.questions)] : [])} /> : null;

export const query = graphql`
  query BlogPage($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "blog" } }) {
      ...Words
    }
    brand {
      newsletter {
        title
        subtitle
      }
    }
    page(path: { eq: "/blog/" }) {
      ...PageArticle
    }
    furtherPages: allBlogListPage {
      totalCount
    }
    posts: allPost(filter: { listPath: { eq: "/blog/" } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
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
