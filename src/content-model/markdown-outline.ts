import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What can be wrong in a markdown text, with the 1-based line within that text. */
export type Outline = {
  headings: { depth: number; text: string; line: number }[];
  links: { url: string; line: number }[];
  images: { url: string; alt: string; line: number }[];
  html: { value: string; line: number }[];
  /** The language of each fenced code block; null where none is named. */
  codeLanguages: { language: string | null; line: number }[];
};

const parser = unified().use(remarkParse).use(remarkGfm);

export function outlineOf(markdown: string): Outline {
  const outline: Outline = { headings: [], links: [], images: [], html: [], codeLanguages: [] };
  const tree: Root = parser.parse(markdown);
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') outline.headings.push({ depth: node.depth, text: textOf(node), line });
    if (node.type === 'link' || node.type === 'definition') outline.links.push({ url: node.url, line });
    if (node.type === 'image') outline.images.push({ url: node.url, alt: node.alt ?? '', line });
    if (node.type === 'html') outline.html.push({ value: node.value, line });
    if (node.type === 'code') outline.codeLanguages.push({ language: node.lang ?? null, line });
  });
  return outline;
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
