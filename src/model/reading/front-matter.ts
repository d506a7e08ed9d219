/** Some editors add one to every file. */
const byteOrderMark = /^\uFEFF/;
/** Empty lines before it, and spaces after a fence, are easily typed and never seen. */
const fence = /^((?:[ \t]*\r?\n)*)---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A markdown file: `front` is the YAML between the fences, from the 1-based line `frontLine`; the markdown begins at the character `end` of `text`. */
export type MarkdownFile = { text: string; front: string; frontLine: number; end: number };

/** Splits a markdown file; undefined if it has no front matter. */
export function splitFrontMatter(written: string): MarkdownFile | undefined {
  const text = written.replace(byteOrderMark, '');
  const [whole, before = '', front = ''] = fence.exec(text) ?? [];
  return whole === undefined ? undefined : { text, front, frontLine: before.split('\n').length + 1, end: whole.length };
}
