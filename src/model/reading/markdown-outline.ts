import MarkdownIt, { type Token } from 'markdown-it';
import { invisibleIn } from './invisible-characters';

/** The parts of a markdown text that need checking, with their 1-based line within that text. */
export type Outline = {
  headings: { depth: number; text: string; line: number }[];
  links: { url: string; line: number }[];
  images: { url: string; alt: string; line: number }[];
  /** Intended as a picture, but ends at the space in its address. */
  brokenImages: { url: string; line: number }[];
  html: { value: string; line: number }[];
  /** Texts with invisible characters written as entities, for example `&#x202e;`. */
  entities: { value: string; line: number }[];
};

/** URLs are reported as written, including ones markdown-it would reject as dangerous. */
const parser = new MarkdownIt({ html: true, linkify: true });
parser.linkify.set({ fuzzyLink: false });
parser.validateLink = () => true;
parser.normalizeLink = (url) => url;

export function outlineOf(markdown: string): Outline {
  const outline: Outline = { headings: [], links: [], images: [], brokenImages: [], html: [], entities: [] };
  const tokens = parser.parse(markdown, {});
  // Table cells have no position of their own, but their row does.
  let line = 1;
  tokens.forEach((token, index) => {
    if (token.map) line = token.map[0] + 1;
    if (token.type === 'html_block') outline.html.push({ value: token.content.trimEnd(), line });
    if (token.type !== 'inline') return;
    const before = tokens[index - 1];
    if (before?.type === 'heading_open') outline.headings.push({ depth: Number(before.tag.slice(1)), text: textOf(token), line });
    noteInline(token, line, outline);
  });
  return outline;
}

const brokenImage = /!\[[^\]]*\]\(([^()<>]*\s[^()<>]*)\)/g;

function noteInline({ children, content }: Token, firstLine: number, outline: Outline): void {
  let line = firstLine;
  for (const child of children ?? []) {
    switch (child.type) {
      case 'softbreak':
      case 'hardbreak':
        line += 1;
        break;
      case 'link_open':
        outline.links.push({ url: attributeOf(child, 'href'), line });
        break;
      case 'image':
        outline.images.push({ url: pictureOf(child), alt: child.content, line });
        break;
      case 'html_inline':
        outline.html.push({ value: child.content, line });
        break;
      case 'text':
        noteText(child.content, content, line, outline);
    }
  }
}

/** `text` as it will be shown; `written` is its paragraph in the file. */
function noteText(text: string, written: string, line: number, outline: Outline): void {
  if (invisibleIn(text) && !invisibleIn(written)) outline.entities.push({ value: text, line });
  for (const [, url = ''] of text.matchAll(brokenImage)) outline.brokenImages.push({ url, line });
}

/** The text of a heading or paragraph, without markup. */
export function textOf({ children }: Token): string {
  return (children ?? []).map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : '')).join('');
}

/** The file a picture references. Programs write spaces and accented letters as `%20` and the like. */
export function pictureOf(image: Token): string {
  const url = attributeOf(image, 'src');
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

export const attributeOf = (token: Token, name: string) => String(token.attrGet(name) ?? '');

/** A code span: closed by as many backticks as opened it, with no empty line between. */
const codeSpan = /(?<![`\\])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Replaces code with spaces, so that every other character keeps its position. */
export function withoutCode(markdown: string): string {
  const blocks = parser.parse(markdown, {}).filter(({ type }) => type === 'fence' || type === 'code_block');
  const lines = markdown.split('\n');
  for (const { map } of blocks) {
    for (let line = map?.[0] ?? 0; line < (map?.[1] ?? 0); line += 1) lines[line] = blank(lines[line] ?? '');
  }
  return lines.join('\n').replace(codeSpan, blank);
}
