import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PostArticle } from '../../site/sections/blog/post-article';
import { PageHead } from '../../site/seo/page-head';
import { article } from '../../site/seo/structured-data/article';

export default function PostPage({ data: { page } }: PageProps<Queries.PostPageQuery>) {
  return page ? <PostArticle post={page} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.PostPageQuery>) => (
  <PageHead page={page} kind="article" published={page} things={(site, post) => [article(site, post, post)]} />
);

export const query = graphql`
  query PostPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "blog" } }) {
      ...Words
    }
    page: post(path: { eq: $path }) {
      ...PostArticle
    }
  }
`;
