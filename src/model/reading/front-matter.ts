/** Some editors add one to every file. */
const byteOrderMark = /^\uFEFF/;
/** Empty lines before it, and spaces after a fence, are easily typed and never seen. */
const fence = /^((?:[ \t]*\n)*)---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/**
 * A markdown file: `text` is all of it, with LF where Windows programs write CRLF; `front` is the YAML between the fences, from the
 * 1-based line `frontLine`; the markdown begins at the character `end` of `text`.
 */
export type MarkdownFile = { text: string; front: string; frontLine: number; end: number };

/** Splits a markdown file; undefined if it has no front matter. */
export function splitFrontMatter(written: string): MarkdownFile | undefined {
  const text = written.replace(byteOrderMark, '').replaceAll('\r\n', '\n');
  const [whole, before = '', front = ''] = fence.exec(text) ?? [];
  return whole === undefined ? undefined : { text, front, frontLine: before.split('\n').length + 1, end: whole.length };
}
