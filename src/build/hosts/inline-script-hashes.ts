import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { inlineDataScript } from '../../contract/inline-data-script';
import { proxiedAddresses, type SiteScript } from '../../contract/site-scripts';
import type { HtmlFile } from './paths-in';

/** The part of Gatsby's `onRenderBody` hook that plugins with scripts use. */
type RenderBody = (args: object, options: object) => void;
type Inserted = { props: { dangerouslySetInnerHTML?: { __html: string } } };

/** Sources of inline scripts: the site itself, and Gatsby plugins that write one into every page. */
export type ScriptSources = { own: readonly string[]; plugins: readonly ScriptPlugin[] };
type ScriptPlugin = { resolve: string; options: object };

const requireFromProject = createRequire(`${process.cwd()}/package.json`);
const hookOf = (path: string) => requireFromProject(path) as { onRenderBody: RenderBody };

/**
 * The texts of the only inline scripts that may run: the site's own, and those that plugins write, obtained by calling
 * the plugins' hooks.
 */
export function knownScripts({ own, plugins }: ScriptSources, siteScripts: readonly SiteScript[] = []): ReadonlySet<string> {
  return new Set([...own, ...plugins.flatMap(scriptsOfPlugin), ...(proxiedAddresses(siteScripts).length > 0 ? partytownScripts() : [])]);
}

const scriptsOfPlugin = ({ resolve, options }: ScriptPlugin) =>
  insertedBy((args) => hookOf(`${resolve}/gatsby-ssr`).onRenderBody(args, options));

/** Gatsby writes Partytown's bootstrap script into pages whose Gatsby `Script` requests a worker. */
function partytownScripts(): string[] {
  const { collectedScriptsByPage, ScriptStrategy } = requireFromProject('gatsby-script') as typeof import('gatsby-script');
  const pathname = '/known-scripts/';
  collectedScriptsByPage.set(pathname, { strategy: ScriptStrategy.offMainThread });
  return insertedBy((args) => hookOf('gatsby/dist/internal-plugins/partytown/gatsby-ssr').onRenderBody({ ...args, pathname }, {}));
}

function insertedBy(render: (args: object) => void): string[] {
  const texts: string[] = [];
  const setHeadComponents = (inserted: readonly Inserted[]) => {
    for (const { props } of inserted) if (props.dangerouslySetInnerHTML) texts.push(props.dangerouslySetInnerHTML.__html);
  };
  render({ setHeadComponents, setPreBodyComponents: () => undefined });
  return texts;
}

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
export function inlineScriptsIn(html: string): string[] {
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

/**
 * The hashes of the known inline scripts that pages contain, sorted. Throws on any other inline script, with the file and
 * the start of its text: a policy made from the scripts found would also allow one smuggled in through content.
 */
export function hashesOfKnown(files: Iterable<HtmlFile>, known: ReadonlySet<string>): string[] {
  const used = new Set<string>();
  for (const { path, html } of files) {
    for (const text of inlineScriptsIn(html)) {
      if (known.has(text)) used.add(text);
      else if (!inlineDataScript.test(text)) throw new Error(unknownScript(path, text));
    }
  }
  return [...used].map(scriptHash).sort();
}

const unknownScript = (path: string, text: string) =>
  `${path} contains an unknown inline script: "${text.trim().replace(/\s+/g, ' ').slice(0, 80)}". ` +
  'Remove it from the content or the plugin that added it. If it belongs to the site, declare it in src/site/document/inline-scripts.ts.';
