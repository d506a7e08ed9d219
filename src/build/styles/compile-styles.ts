import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { filesBelow } from '../../model/reading/files-below';
import type { CompiledStyles } from '../../site/theme/compiled-styles';

const compiledStylesFile = resolve('.cache/compiled-styles.js');

/** Folders below `src` in the order of their styles, so that higher layers can override the components they are built from. */
const folders = ['site/theme', 'site/components', 'site/errors', 'site/forms', 'site/sections', 'site/frame', 'pages', 'site/runtime'];

const source = resolve('src');

/** Only in builds that ask for consent: the question, and the link that opens it. */
const consentFolder = 'site/consent';
const consentLink = join(source, 'site/frame/privacy-choices.tsx');

/** All files with styles, in the same order in every build. */
export function styledFiles(asksForConsent = true): string[] {
  return [...folders, ...(asksForConsent ? [consentFolder] : [])].flatMap((folder) =>
    filesBelow(join(source, folder))
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(source, folder, path))
      .filter((path) => /from '@emotion\//.test(readFileSync(path, 'utf8')))
      .filter((path) => asksForConsent || path !== consentLink),
  );
}

const recorder = join(source, 'build/styles/styles-recorder.js');

const entry = (files: readonly string[]) => `
import { siteStyles } from ${JSON.stringify(recorder)};
import { GlobalStyles } from ${JSON.stringify(join(source, 'site/theme/global-styles'))};
${files.map((file) => `import ${JSON.stringify(file)};`).join('\n')}
export const site = siteStyles(GlobalStyles);`;

/**
 * A CommonJS stub for a module that styles do not need; `place` names it. Any export can be accessed and called, because esbuild reads
 * those that the module itself lacks from its prototype. A style that interpolates one would lose it, so that throws.
 */
const anything = (place: string) => `
const lost = () => { throw new Error(${JSON.stringify(`${place} is used in a style, which cannot be compiled: write the value in src/site/theme.`)}); };
const get = (_, name) => (name === Symbol.toPrimitive ? lost : anything);
const anything = new Proxy(function () {}, { get, apply: () => anything });
module.exports = Object.create(anything);`;

const needed = /^(react|react\/jsx-runtime|@emotion\/.+)$/;

const styleFiles = (files: readonly string[]): Plugin => ({
  name: 'style files',
  setup({ onResolve, onLoad }) {
    const require = createRequire(join(source, 'package.json'));
    const { transformFileAsync } = require('@babel/core') as typeof import('@babel/core');
    const ours = (importer: string) => importer.startsWith(source) || files.includes(importer);
    onResolve({ filter: /^entry$/ }, () => ({ path: 'entry', namespace: 'made' }));
    onResolve({ filter: /^real-emotion-styled$/ }, () => ({ path: require.resolve('@emotion/styled') }));
    // A dynamic import would delay what it shares with other modules, and so change the order of their styles.
    onResolve({ filter: /\/privacy-panel$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, namespace: 'anything' } : undefined,
    );
    onResolve({ filter: /\/privacy-choices$/ }, ({ path }) => (files.includes(consentLink) ? undefined : { path, namespace: 'anything' }));
    // Imports files that only the bundlers of pages can find.
    onResolve({ filter: /\/illustrations-in$/ }, ({ path }) => ({ path, namespace: 'anything' }));
    onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
      if (importer === recorder || !ours(importer)) return undefined;
      if (path === '@emotion/styled') return { path: recorder };
      if (needed.test(path)) return undefined;
      return { path: `${relative(process.cwd(), importer)}: ${path}`, namespace: 'anything' };
    });
    onLoad({ filter: /.*/, namespace: 'anything' }, ({ path }) => ({ contents: anything(path) }));
    onLoad({ filter: /.*/, namespace: 'made' }, () => ({ contents: entry(files), resolveDir: source }));
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const plugins = [require.resolve('./build/styles/styled-targets.cjs')];
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      const syntax = loader === 'tsx' ? (['typescript', 'jsx'] as const) : (['typescript'] as const);
      const parserOpts = { plugins: [...syntax] };
      const made = await transformFileAsync(path, { babelrc: false, configFile: false, plugins, parserOpts });
      return { contents: made?.code ?? '', loader };
    });
  },
});

type SiteStyles = Omit<CompiledStyles, 'sheet'>;

/** Runs every module that has styles and returns the CSS that emotion generates from them. Throws if a style would be lost. */
export async function compileStyles(files = styledFiles()): Promise<SiteStyles> {
  const made = await build({
    entryPoints: ['entry'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Keeps every component, whether or not another of these files uses it.
    treeShaking: false,
    ignoreAnnotations: true,
    logLevel: 'silent',
    plugins: [styleFiles(files)],
  });
  const module = { exports: {} as { site: SiteStyles } };
  new Function('module', 'exports', 'require', made.outputFiles[0]?.text ?? '')(
    module,
    module.exports,
    createRequire(join(source, 'x.js')),
  );
  return module.exports.site;
}

/** The number of rules that a page adds at once (`site-styles.ts`): each step restyles the elements that its rules match. */
const rulesInStep = 40;

/** The style sheet of all components, a line for each step in which a page adds it. */
export function sheetInSteps(components: CompiledStyles['components']): string {
  const rules = [...new Set(components.flatMap((component) => component.rules))].map((rule) => rule.replaceAll('\n', ' '));
  const steps = Array.from({ length: Math.ceil(rules.length / rulesInStep) }, (_, step) => step * rulesInStep);
  return steps.map((first) => rules.slice(first, first + rulesInStep).join('')).join('\n');
}

/** Writes the site's style sheet, replacing that of an earlier build, and returns its path. */
function writeSheet(components: CompiledStyles['components']): string {
  const css = sheetInSteps(components);
  const name = `styles-${createHash('sha1').update(css).digest('hex').slice(0, 20)}.css`;
  mkdirSync('public', { recursive: true });
  for (const file of readdirSync('public')) if (/^styles-[0-9a-f]{20}\.css$/.test(file) && file !== name) rmSync(`public/${file}`);
  writeFileSync(`public/${name}`, css);
  return `/${name}`;
}

/** Writes the compiled styles to the file that the page bundle imports through the alias in `bundle-aliases.ts`. */
export async function writeCompiledStyles(asksForConsent: boolean): Promise<void> {
  mkdirSync('.cache', { recursive: true });
  const site = await compileStyles(styledFiles(asksForConsent));
  const compiled: CompiledStyles = { ...site, sheet: writeSheet(site.components) };
  writeFileSync(compiledStylesFile, `export const compiledStyles = ${JSON.stringify(compiled)};`);
}
