/** Some editors add one to every file. */
const byteOrderMark = /^\uFEFF/;
const fence = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A markdown file: `front` is the YAML between the fences, and the markdown begins at the character `end` of `text`. */
type MarkdownFile = { text: string; front: string; end: number };

/** Splits a markdown file; undefined if it has no front matter. */
export function splitFrontMatter(written: string): MarkdownFile | undefined {
  const text = written.replace(byteOrderMark, '');
  const [whole, front = ''] = fence.exec(text) ?? [];
  return whole === undefined ? undefined : { text, front, end: whole.length };
}
