import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { DrawingSet } from '../site/sections/drawing-set/drawing-set';
import { PageArticle } from '../site/sections/page-article';
import { PageHead } from '../site/seo/page-head';

export default function HowWeWorkPage({ data: { page, drawingSet } }: PageProps<Queries.HowWeWorkPageQuery>) {
  return page ? <PageArticle page={page}>{drawingSet ? <DrawingSet set={drawingSet} /> : null}</PageArticle> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.HowWeWorkPageQuery>) => <PageHead page={page} />;

export const query = graphql`
  query HowWeWorkPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "method" } }) {
      ...Words
    }
    page(path: { eq: $path }) {
      ...PageArticle
    }
    drawingSet(language: { eq: $language }) {
      ...DrawingSet
    }
  }
`;
