import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { inFrame } from '../../site/frame/in-frame';
import { PostArticle } from '../../site/sections/blog/post-article';
import { PageHead } from '../../site/seo/page-head';
import { article } from '../../site/seo/structured-data/article';

export default function PostPage({ data: { post, brand } }: PageProps<Queries.PostPageQuery>) {
  return post && brand ? <PostArticle post={post} newsletter={brand.newsletter} /> : null;
}

PostPage.frame = inFrame<Queries.PostPageQuery>(({ post }) => ({ cta: post?.cta }));

export const Head = ({ data: { post } }: HeadProps<Queries.PostPageQuery>) =>
  post ? (
    <PageHead
      page={post}
      kind="article"
      things={(site) => [article(site, post, { date: post.isoDate, updated: post.isoUpdate, authorRole: post.author })]}
    />
  ) : null;

export const query = graphql`
  query PostPage($id: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "blog" } }) {
      ...Words
    }
    brand {
      newsletter {
        title
        subtitle
      }
    }
    post(id: { eq: $id }) {
      ...PostArticle
    }
  }
`;
