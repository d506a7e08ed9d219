import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handedValue } from '../../contract/handed-value';
import { pathsIn } from './paths-in';

/** Attributes may contain a `>` inside quotes; a script's text ends at the first closing tag, as in a browser. */
const scriptTags = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\s*>/gi;

/** Types that browsers run, or that a policy treats like scripts; all others, for example structured data, are only data. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The attributes of a tag by lowercase name; of duplicates the first counts, as in a browser. */
function attributesOf(text: string): Map<string, string> {
  const found = [...text.matchAll(attribute)].map(
    ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
  );
  return new Map(found.reverse());
}

/** The texts of a page's inline scripts that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptTags)].flatMap(([, tag = '', text = '']) => {
    const attributes = attributesOf(tag);
    const runs = executable.test((attributes.get('type') ?? '').trim()) && !attributes.has('src');
    // Browsers normalize line endings to \n before hashing.
    return runs ? [text.replace(/\r\n?/g, '\n')] : [];
  });
}

/** The source expression of a script's text, without the quotes that a policy puts around it. */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export type HtmlFile = { path: string; html: string };

/**
 * The hashes of the known inline scripts that pages contain, sorted. Throws on any other inline script, with the file and
 * the start of its text: a policy made from the scripts found would also allow one smuggled in through content.
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
  `${path} contains an unknown inline script: "${text.trim().replace(/\s+/g, ' ').slice(0, 80)}". ` +
  'Remove it from the content or the plugin that added it. If it belongs to the site, declare it in src/site/document/inline-scripts.ts.';

/** The pages of a built site, read one at a time, without the fragments that Gatsby keeps for itself. */
export function* htmlFilesIn(folder: string): Generator<HtmlFile> {
  // Gatsby's data for fallback pages is in folders named like those pages.
  const pages = pathsIn(folder).filter((path) => path.endsWith('.html') && !/^\/(_gatsby|page-data)\//.test(path));
  for (const path of pages) yield { path, html: readFileSync(join(folder, path), 'utf8') };
}
