import type { Content } from '../reading/read-content';
import { type Document, documentsOf } from '../reading/read-document';
import { defaultLanguageOf } from '../site-languages';
import { pagesAbove } from './pages-above';
import { relatedAmong } from './related';
import { reasonsIn } from './related-reasons';

/** All content, with what is derived from it once for all nodes. */
export type Surroundings = ReturnType<typeof surroundingsOf>;

export function surroundingsOf(content: Content, drawing: (file: string) => string) {
  const pages = documentsOf(content, 'page', 'blockPage').map(({ path, data }) => ({ path, label: data.label }));
  const [relatedOf, reasonsFor] = [relatedAmong(content.documents), reasonsIn(content)];
  return {
    content,
    /** The language of the pages. */
    language: defaultLanguageOf(content.site),
    /** A content drawing as safe SVG text. */
    drawing,
    posts: newestFirst(documentsOf(content, 'post')),
    people: documentsOf(content, 'person'),
    studies: documentsOf(content, 'caseStudy'),
    areas: documentsOf(content, 'city', 'state'),
    relatedTo: (document: Document) => {
      const related = relatedOf(document);
      return { ...related, reasons: reasonsFor(document, related) };
    },
    above: (path: string, place?: string) => pagesAbove(pages, path, place),
  };
}

function newestFirst(posts: Document<'post'>[]): Document<'post'>[] {
  return posts.sort((a, b) => b.data.date.localeCompare(a.data.date) || a.path.localeCompare(b.path));
}
