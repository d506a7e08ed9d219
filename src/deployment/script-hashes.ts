import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handedValue } from '../platform/handed-value';
import { pathsIn } from './paths-in';

/** Attributes may hold a `>` inside quotes; a script's text ends at the first closing tag, as in a browser. */
const scriptTags = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\s*>/gi;

/** Types that a browser runs, or that a policy treats like scripts; all others, such as structured data, are text to it. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The attributes of a tag by their names in lower case; of two with one name a browser takes the first. */
function attributesOf(text: string): Map<string, string> {
  const found = [...text.matchAll(attribute)].map(
    ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
  );
  return new Map(found.reverse());
}

/** The texts of the scripts that a page carries in itself and a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptTags)].flatMap(([, tag = '', text = '']) => {
    const attributes = attributesOf(tag);
    const runs = executable.test((attributes.get('type') ?? '').trim()) && !attributes.has('src');
    // Browsers read all line ends as \n before they hash.
    return runs ? [text.replace(/\r\n?/g, '\n')] : [];
  });
}

/** The source expression of a script's text, without the quotes a policy puts around it. */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export type HtmlFile = { path: string; html: string };

/**
 * The hashes of the known inline scripts that some pages carry, in the order of the alphabet. Throws on any other inline
 * script, with the file and the start of its text: a policy made from what is found would let in what somebody has smuggled
 * into the content.
 */
export function hashesOfKnown(files: Iterable<HtmlFile>, known: ReadonlySet<string>): string[] {
  const used = new Set<string>();
  for (const { path, html } of files) {
    for (const text of inlineScripts(html)) {
      if (known.has(text)) used.add(text);
      else if (!handedValue.test(text)) throw new Error(unknownScript(path, text));
    }
  }
  return [...used].map(scriptHash).sort();
}

const unknownScript = (path: string, text: string) =>
  `${path} carries an inline script that the site does not know: "${text.trim().replace(/\s+/g, ' ').slice(0, 80)}". ` +
  'Remove it from the content or the plugin that brought it; if it belongs to the site, declare it in src/lifecycle/inline-scripts.ts.';

/** The pages of a built site, read one after the other; fragments that Gatsby keeps for itself are no pages. */
export function* htmlFilesIn(folder: string): Generator<HtmlFile> {
  // Gatsby's data of fallback pages stands in folders that are called like them.
  const pages = pathsIn(folder).filter((path) => path.endsWith('.html') && !/^\/(_gatsby|page-data)\//.test(path));
  for (const path of pages) yield { path, html: readFileSync(join(folder, path), 'utf8') };
}
