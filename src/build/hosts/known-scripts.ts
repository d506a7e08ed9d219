import { createRequire } from 'node:module';
import { proxiedAddresses, type SiteScript } from '../../contract/site-scripts';

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
