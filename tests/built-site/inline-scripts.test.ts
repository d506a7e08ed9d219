import { editorFolder } from '../../src/build/hosts/folder-policies';
import { inlineScriptsIn, scriptHash } from '../../src/build/hosts/inline-script-hashes';
import { htmlFilesIn } from '../../src/build/hosts/paths-in';
import { inlineDataScript } from '../../src/contract/inline-data-script';
import { fromEachPage, root } from './built-pages';
import { listOf, type Offense } from './offenses';
import { policyOf } from './policy';

/** The script sources that the policy of a page allows. */
function allowedOn(path: string): string[] {
  const sources = /(?:^|;)\s*script-src ([^;]*)/.exec(policyOf(path))?.[1] ?? '';
  return sources.split(' ').map((source) => source.replaceAll("'", ''));
}

/** Sources that would allow any script; hosts with a name belong to services that the build was made with. */
const anyScript = /^(unsafe-|https?:$|\*)/;

/** The editor's own policy allows it to compile code. */
const isLoose = (path: string) => (source: string) =>
  anyScript.test(source) && !(source === 'unsafe-eval' && path.startsWith(editorFolder));

/** The texts that a browser would run; scripts in a template that only hand over a value are parsed instead. */
function scriptsRunOn(html: string): string[] {
  const outside = inlineScriptsIn(html.replace(/<template\b[\s\S]*?<\/template>/g, ''));
  return inlineScriptsIn(html).filter((text) => outside.includes(text) || !inlineDataScript.test(text));
}

test('the policy of each page allows its inline scripts by hash, and no others', () => {
  const pages = [...htmlFilesIn(root)];
  const offenses = pages.flatMap(({ path, html }): Offense[] => {
    const allowed = allowedOn(path);
    const unknown = scriptsRunOn(html).filter((text) => !allowed.includes(scriptHash(text)));
    const missing = allowed.includes('self') ? [] : ['no policy'];
    const loose = allowed.filter(isLoose(path));
    return [...unknown.map((text) => text.slice(0, 60)), ...missing, ...loose].map((problem) => ({ page: path, problem }));
  });
  expect(pages.filter(({ html }) => scriptsRunOn(html).length > 0).length).toBeGreaterThan(1);
  expect(listOf(offenses)).toEqual([]);
});

test('no page has an inline event handler or a link that runs a script, which the policy would block', () => {
  const found = fromEachPage(({ path, $ }) =>
    $('*')
      .toArray()
      .flatMap((node) => ('attribs' in node ? Object.entries(node.attribs) : []))
      .filter(([name, value]) => /^on[a-z]/i.test(name) || (/^(href|src|action|formaction)$/i.test(name) && /^\s*javascript:/i.test(value)))
      .map(([name, value]): Offense => ({ page: path, problem: `${name}="${value.slice(0, 40)}"` })),
  );
  expect(listOf(found.flat())).toEqual([]);
});
