import type { Element, Root } from 'hast';
import rehypeHighlight from 'rehype-highlight';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { outlineOf } from './markdown-outline';

/** Keyboard users must reach what scrolls sideways. */
function scrollableCodeAndTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName === 'pre') node.properties.tabIndex = 0;
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return;
      const wrapper: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table'], tabIndex: 0, role: 'region', ariaLabel: 'Table' },
        children: [node],
      };
      parent.children[index] = wrapper;
      return index + 2;
    });
  };
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(rehypeHighlight, { detect: false })
  .use(scrollableCodeAndTables)
  .use(rehypeStringify);

/** A page asks for its HTML and for its headings, which come from one pass; a few pages are asked for at a time. */
const remembered = 20;
const lastRendered = new Map<string, Promise<string>>();

/** HTML of a markdown text, code highlighted by class names; HTML in the text is left out. */
export function renderMarkdown(markdown: string): Promise<string> {
  const known = lastRendered.get(markdown);
  if (known) return known;
  const html = processor.process(markdown).then(String);
  lastRendered.set(markdown, html);
  const [oldest] = lastRendered.keys();
  if (lastRendered.size > remembered && oldest !== undefined) lastRendered.delete(oldest);
  return html;
}

export type BodyHeading = { id: string; text: string; depth: number };

/** The headings with the ids that the HTML gives them. */
export async function bodyHeadings(markdown: string): Promise<BodyHeading[]> {
  const html = await renderMarkdown(markdown);
  const ids = [...html.matchAll(/<h[2-6] id="([^"]+)"/g)].map(([, id = '']) => id);
  return outlineOf(markdown).headings.map(({ text, depth }, index) => ({ id: ids[index] ?? '', text, depth }));
}

export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
