import GithubSlugger from 'github-slugger';
import hljs from 'highlight.js/lib/common';
import MarkdownIt, { type Token } from 'markdown-it';
import { frameIds } from '../../contract/frame-ids';
import { attributeOf, pictureOf, textOf } from './markdown-outline';
import { prepareWideTables } from './markdown-tables';

type BodyHeading = { id: string; text: string; depth: number };
export type RenderedMarkdown = { html: string; headings: BodyHeading[] };

const markdown = new MarkdownIt({ html: true, linkify: true });
markdown.linkify.set({ fuzzyLink: false });
const { rules } = markdown.renderer;
const { escapeHtml } = markdown.utils;

/** Raw HTML in markdown is dropped. */
rules.html_block = () => '';
rules.html_inline = () => '';

/** Areas that scroll sideways must be focusable for keyboard users. */
rules.table_open = (tokens, index, options, _env, renderer) => {
  const end = tokens.findIndex((token, place) => place > index && token.type === 'thead_close');
  const columns = tokens.slice(index, end).flatMap((token) => (token.type === 'inline' ? [textOf(token)] : []));
  // A group, not a landmark, because tables on one page may have the same columns.
  const table = renderer.renderToken(tokens, index, options);
  return `<div class="table" tabindex="0" role="group" aria-label="${escapeHtml(columns.join(', '))}">${table}`;
};
rules.table_close = () => '</table></div>\n';
rules.code_block = (tokens, index) => `<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;
rules.fence = (tokens, index) => {
  const { content = '', info = '' } = tokens[index] ?? {};
  const [language = ''] = info.trim().split(/\s+/);
  if (!language) return `<pre tabindex="0"><code>${escapeHtml(content)}</code></pre>\n`;
  const code = hljs.getLanguage(language) ? hljs.highlight(content, { language }).value : escapeHtml(content);
  return `<pre tabindex="0"><code class="hljs language-${escapeHtml(language)}">${code}</code></pre>\n`;
};

/** Aligns table cells with an attribute in place of markdown-it's inline style. */
rules.th_open = rules.td_open = (tokens, index, options, _env, renderer) => {
  const cell = tokens[index] as Token;
  const [, side] = /text-align:(\w+)/.exec(attributeOf(cell, 'style')) ?? [];
  const others = (cell.attrs ?? []).filter(([name]) => name !== 'style');
  cell.attrs = side ? [['align', side], ...others] : others;
  return renderer.renderToken(tokens, index, options);
};

/** A picture as the markdown references it; `body-pictures.ts` replaces it with the build's files. */
rules.image = (tokens, index) => {
  const image = tokens[index] as Token;
  return `<img src="${escapeHtml(pictureOf(image))}" alt="${escapeHtml(image.content)}">`;
};

/** Renders markdown to HTML, with code highlighted by class names; `headings` have the same ids as the HTML. */
export function renderMarkdown(text: string): RenderedMarkdown {
  const tokens = markdown.parse(text, {});
  prepareWideTables(tokens);
  const slugs = new GithubSlugger();
  // A heading such as “Contact us” gets another id than the footer's.
  for (const id of Object.values(frameIds)) slugs.slug(id);
  const headings = tokens.flatMap((token, index) => {
    const inline = tokens[index + 1];
    if (token.type !== 'heading_open' || !inline) return [];
    const heading = { id: slugs.slug(textOf(inline)), text: textOf(inline), depth: Number(token.tag.slice(1)) };
    token.attrSet('id', heading.id);
    return [heading];
  });
  return { html: markdown.renderer.render(tokens, markdown.options, {}).trim(), headings };
}

/** Text in scripts that put no spaces between words, with its punctuation. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/gu;

/** The number of words in a text. */
export function wordsOf(text: string): number {
  const spaced = text.replace(unspaced, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return spaced.length + (text.match(unspaced) ?? []).reduce((sum, run) => sum + wordsInRun(run), 0);
}

/** Created here, because a browser that opens the editor may lack `Intl.Segmenter`, which few texts need. */
const wordsInRun = (run: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(run)].filter(({ isWordLike }) => isWordLike).length;
