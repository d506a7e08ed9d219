import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from './paths-in';

/** Attributes may hold a `>` inside quotes; a script's text ends at the first closing tag, as in a browser. */
const scriptTags = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\s*>/gi;

/** Types that a browser runs, or that a policy treats like scripts; all others, such as structured data, are text to it. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=\\s|/|$)`, 'i').exec(attributes);

/** The texts of the scripts that a page carries in itself and a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptTags)].flatMap(([, attributes = '', text = '']) => {
    const [, quoted, single, bare] = attributeOf(attributes, 'type') ?? [];
    const runs = executable.test((quoted ?? single ?? bare ?? '').trim());
    // Browsers read all line ends as \n before they hash.
    return runs && !attributeOf(attributes, 'src') ? [text.replace(/\r\n?/g, '\n')] : [];
  });
}

/** The source expression of a script's text, without the quotes a policy puts around it. */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export type HtmlFile = { path: string; html: string };
export type InlineScript = { hash: string; text: string; pages: string[] };

/** Every different inline script of some pages, with the pages that carry it, in the order of first appearance. */
export function collectInlineScripts(files: Iterable<HtmlFile>): InlineScript[] {
  const found = new Map<string, InlineScript>();
  for (const { path, html } of files) {
    for (const text of inlineScripts(html)) {
      const known = found.get(text) ?? { hash: scriptHash(text), text, pages: [] };
      if (known.pages.at(-1) !== path) known.pages.push(path);
      found.set(text, known);
    }
  }
  return [...found.values()];
}

/**
 * Scripts that look like one script written anew for each page: they stand on a single page, while more than one such
 * script starts with the same words. Each would cost the policy a hash a page.
 */
export function scriptsThatDifferByPage(scripts: readonly InlineScript[]): InlineScript[] {
  const beginning = ({ text }: InlineScript) => text.slice(0, 24);
  const lonely = scripts.filter(({ pages }) => pages.length === 1);
  return lonely.filter((script) => lonely.some((other) => other !== script && beginning(other) === beginning(script)));
}

/** The pages of a built site, read one after the other; fragments that Gatsby keeps for itself are no pages. */
export function* htmlFilesIn(folder: string): Generator<HtmlFile> {
  // Gatsby's data of fallback pages stands in folders that are called like them.
  const pages = pathsIn(folder).filter((path) => path.endsWith('.html') && !/^\/(_gatsby|page-data)\//.test(path));
  for (const path of pages) yield { path, html: readFileSync(join(folder, path), 'utf8') };
}
