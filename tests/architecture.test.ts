import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * What each folder of `src` may import, besides itself. `contract` has what two runtimes agree on. A row for a folder inside
 * another one overrules that of the outer folder.
 */
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  model: ['contract'],
  pages: ['site', 'contract'],
  site: ['contract'],
  build: ['model', 'contract', 'site/theme'],
  // Generated from the model at build time; its preview shows the site's own components.
  editor: ['model', 'contract', 'site', 'build/settings'],
  // The inbox has the site's look.
  receiver: ['model', 'contract', 'site/theme'],
  commands: ['model', 'contract', 'site', 'build', 'editor', 'receiver'],
};

/**
 * The folders inside a folder of `src`, top to bottom: each may import from itself and from those after it. The files directly in
 * `src/model` are the first, such as `read-content.ts`, and the last, such as `kinds.ts`.
 */
const foldersInOrder = {
  model: ['checking', 'relating', 'words', 'brand', 'reading', 'schemas', 'svg'],
  site: [
    'start',
    'document',
    'frame',
    'sections',
    'forms',
    'runtime',
    'consent',
    'gatsby',
    'delivery',
    'experiments',
    'session',
    'analytics',
    'seo',
    'components',
    'words',
    'errors',
    'edge',
    'stand-ins',
    'service-worker',
    'theme',
  ],
} as const;

/** The document and the start of a page must not pull in what only some pages show. */
const exceptions: Record<string, readonly string[]> = { 'site/document': ['site/frame', 'site/sections', 'site/forms'] };

const withoutReact = ['contract', 'model', 'build', 'receiver', 'site/analytics', 'site/delivery', 'site/edge'];

/** Folders of `src/commands` with what several commands share; any other folder has the parts of the command with its name. */
const sharedByCommands = ['browser', 'processes', 'project'];

/** The only code that may use the browser's stores. */
const storesIn = [
  'site/edge',
  'site/service-worker',
  'build/offline/retired-service-worker.ts',
  'editor/client',
  'editor/login',
  'commands',
];
const stores = /\b(localStorage|sessionStorage|indexedDB|caches)\b/;

/** The only code that may read the environment. */
const environmentIn = ['build/settings', 'receiver/environment.ts', 'commands', 'model/content-folder.ts', 'site/edge/public-settings.ts'];
const environment = /(?<!['"])\bprocess\.env\b|\{[^{}]*\benv\b[^{}]*\} = process\b/;

/** The bench and the pictures of the docs work on a copy of this project. */
const contentNamedIn = ['model/content-folder.ts', 'commands/bench', 'commands/draw-guide.ts', 'commands/project/project-copy.ts'];
/** The folder as a whole path or the start of one; `#content` is a page anchor. */
const contentAsFolder =
  /(resolve|join|readdirSync|\bin|folder =)\(?[^)\n]*['"`]content['"`]|[fF]older = .content\b|[^.:\w-]content\/[^\w]*[$\w]/;

const source = resolve(__dirname, '../src');

type File = { path: string; text: string; imports: string[] };

const files: File[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.([cm]?js|tsx?)$/.test(path) && !path.endsWith('.d.ts'))
  .map((path) => {
    const text = readFileSync(join(source, path), 'utf8');
    return { path, text, imports: ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName) };
  });

const inside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const insideAny = (path: string, folders: readonly string[]) => folders.some((folder) => inside(path, folder));

/** The path below `src` that a relative import resolves to, as written, without an extension. */
const targetsOf = (file: File) =>
  file.imports.filter((name) => name.startsWith('.')).map((name) => relative(source, resolve(source, dirname(file.path), name)));

function isAllowed(from: string, to: string): boolean {
  const [runtime = '', folder = ''] = from.split('/');
  const [otherRuntime, otherFolder = ''] = to.split('/');
  if (runtime !== otherRuntime) return insideAny(to, mayImport[runtime] ?? []);
  if (insideAny(to, exceptions[`${runtime}/${folder}`] ?? [])) return false;
  const ranks: readonly string[] = Object.entries(foldersInOrder).find(([name]) => name === runtime)?.[1] ?? [];
  return !ranks.includes(folder) || !ranks.includes(otherFolder) || ranks.indexOf(folder) <= ranks.indexOf(otherFolder);
}

const forbidden = (file: File) => targetsOf(file).filter((target) => !isAllowed(file.path, target));

test('every file is in a known folder', () => {
  const known = [...Object.keys(mayImport), ...foldersInOrder.site.map((folder) => `site/${folder}`)].filter((folder) => folder !== 'site');
  expect(files.filter(({ path }) => !insideAny(path, known)).map(({ path }) => path)).toEqual([]);
  expect(known.filter((folder) => !files.some(({ path }) => inside(path, folder)))).toEqual([]);
});

test('no folder is more than two levels below its runtime folder', () => {
  const deep = files.filter(({ path }) => !path.startsWith('pages/') && path.split('/').length > 4);
  expect(deep.map(({ path }) => path)).toEqual([]);
});

test('a file directly in src/commands is a command, and a folder is named after one or has what several share', () => {
  const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);
  const callers = ['package.json', 'playwright.config.ts', ...workflows].map((path) => readFileSync(path, 'utf8')).join('\n');
  const [direct, deeper] = [
    files.filter(({ path }) => dirname(path) === 'commands'),
    files.filter(({ path }) => /^commands\/.+\//.test(path)),
  ];
  const commands = direct.map(({ path }) => path.slice('commands/'.length, -'.ts'.length));
  const folders = new Set(deeper.map(({ path }) => path.split('/')[1] ?? ''));
  expect(commands.filter((name) => !callers.includes(`tsx src/commands/${name}.ts`))).toEqual([]);
  expect([...folders].filter((name) => ![...commands, ...sharedByCommands].includes(name))).toEqual([]);
});

test('files import only from folders that their own may import', () => {
  expect(files.flatMap((file) => forbidden(file).map((target) => `${file.path} imports ${target}`))).toEqual([]);
});

test.each([
  ['a dynamic import', 'model/x.ts', `await import('../site/theme/colors')`],
  ['a require call', 'build/x.cjs', `require('../editor/config')`],
  ['a type import', 'site/theme/x.ts', `import type { A } from '../forms/fields'`],
  ['an import against the order of folders', 'model/reading/x.ts', `import { a } from '../checking/known'`],
  ['a re-export', 'contract/x.ts', `export { a } from '../model/kinds'`],
  ['a side-effect import', 'site/edge/x.js', `import '../../editor/client/client'`],
])('%s is detected', (_, path, text) => {
  const imports = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  expect(forbidden({ path, text, imports })).toHaveLength(1);
});

test('what renders pages uses nothing of Node, or Gatsby would render all pages again in every build', () => {
  const onNode = files.filter(
    ({ path, imports }) => insideAny(path, ['site', 'pages']) && imports.some((name) => name.startsWith('node:')),
  );
  // Only for `gatsby develop`.
  expect(onNode.map(({ path }) => path)).toEqual(['site/words/language-files-on-disk.ts']);
});

test('folders that must not depend on React do not import it', () => {
  const reactive = files.filter(
    ({ path, imports }) => insideAny(path, withoutReact) && imports.some((name) => /^(react|react-dom)(\/|$)|^@emotion\//.test(name)),
  );
  // The recorder runs emotion to compile the styles.
  expect(reactive.map(({ path }) => path)).toEqual(['build/styles/styles-recorder.js']);
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** Places of a list in which no file matches: they need no permission, or the pattern does not see what they do. */
const placesWithout = (pattern: RegExp, places: readonly string[]) =>
  places.filter((place) => !files.some(({ path, text }) => inside(path, place) && pattern.test(withoutComments(text))));

test.each([
  ['browser storage APIs', stores, storesIn],
  ['environment variables', environment, environmentIn],
] as const)('%s are used only in the allowed folders and files', (_, pattern, places) => {
  const users = files.filter(({ path, text }) => !insideAny(path, places) && pattern.test(withoutComments(text)));
  expect(users.map(({ path }) => path)).toEqual([]);
  expect(placesWithout(pattern, places)).toEqual([]);
});

test('only the allowed code names the content folder', () => {
  const naming = files.filter(({ path, text }) => !insideAny(path, contentNamedIn) && contentAsFolder.test(withoutComments(text)));
  expect(naming.map(({ path }) => path)).toEqual([]);
  expect(placesWithout(contentAsFolder, contentNamedIn)).toEqual([]);
});

test('the folders of the model are all in the order of their imports', () => {
  const folders = files.filter(({ path }) => inside(path, 'model') && path.split('/').length > 2).map(({ path }) => path.split('/')[1]);
  expect([...new Set(folders)].sort()).toEqual([...foldersInOrder.model].sort());
});

test('there are no import cycles', () => {
  const byStem = new Map(files.map((file) => [file.path.replace(/\.([cm]?js|tsx?)$/, ''), file]));
  const next = (stem: string) => {
    const file = byStem.get(stem);
    return file ? targetsOf(file).filter((target) => byStem.has(target)) : [];
  };
  const finished = new Set<string>();
  const circles: string[] = [];
  const walk = (stem: string, trail: string[]) => {
    if (trail.includes(stem)) circles.push([...trail.slice(trail.indexOf(stem)), stem].join(' > '));
    if (finished.has(stem) || trail.includes(stem)) return;
    for (const target of next(stem)) walk(target, [...trail, stem]);
    finished.add(stem);
  };
  for (const stem of byStem.keys()) walk(stem, []);
  expect(circles).toEqual([]);
});

test('there are no barrel files and no catch-all names such as utils', () => {
  expect(files.filter(({ path }) => !path.startsWith('pages/') && /(^|\/)index\.tsx?$/.test(path)).map(({ path }) => path)).toEqual([]);
  const odd = /(^|\/)(utils|helpers|common|hooks|types|platform|misc)(\/|\.)/;
  expect(files.filter(({ path }) => odd.test(path)).map(({ path }) => path)).toEqual([]);
});

test('neither source files nor non-test scripts use the browser tests', () => {
  const specs = readdirSync(resolve('e2e'), { recursive: true, encoding: 'utf8' }).filter((path) => /\.ts$/.test(path));
  const imported = files.filter(({ imports }) => imports.some((name) => /(^|\/)(e2e|tests)\//.test(name)));
  const scripts = Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>);
  expect(specs.length).toBeGreaterThan(0);
  expect(imported.map(({ path }) => path)).toEqual([]);
  expect(scripts.filter(([name, command]) => !name.startsWith('test:') && command.includes('e2e/'))).toEqual([]);
});
