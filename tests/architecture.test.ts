/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Folders of `src`, top to bottom: each may import from itself and from those after it. */
const rooms = [
  'lifecycle',
  'pages',
  'layouts',
  'sections',
  'forms',
  'delivery',
  'experiments',
  'session',
  'analytics',
  'seo',
  'components',
  'theme',
  'platform',
] as const;

/**
 * Build-time folders, which nothing else under `src` imports. They import at most the platform, except for the editor,
 * which edits content by the content model and previews it in the site's design.
 */
const buildRooms = ['content-model', 'deployment', 'editor'] as const;
const editorImports = ['content-model', 'deployment', 'sections', 'components', 'theme', 'platform'];

/** Folders that the client entry must not pull in. */
const closedToLifecycle = ['pages', 'layouts', 'sections', 'forms'];
const withoutReact = ['analytics', 'delivery', 'platform', 'content-model', 'deployment'];

/** Only the platform may use these: browser storage and the environment. */
const platformOnly = /\b(localStorage|sessionStorage|indexedDB|caches|process\.env)\b/;

/** The folder as a whole path or the start of one; `#content` is a page anchor. */
const contentAsFolder =
  /(resolve|join|readdirSync|\bin|folder =)\(?[^)\n]*['"`]content['"`]|[fF]older = .content\b|[^.:\w-]content\/[^\w]*[$\w]/;

const root = resolve(__dirname, '..');
const source = join(root, 'src');

type File = { path: string; room: string; text: string; imports: string[] };

const files: File[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .map((path) => {
    const text = readFileSync(join(source, path), 'utf8');
    return { path, room: path.split('/')[0] ?? '', text, imports: importsOf(text) };
  });

function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import|import\()\s*'([^']+)'/g)].map(([, specifier = '']) => specifier);
}

/** The path below `src` that a relative import resolves to, without its extension. */
const targetOf = (file: File, specifier: string) => relative(source, resolve(source, dirname(file.path), specifier));

const localImports = (file: File) =>
  file.imports.filter((specifier) => specifier.startsWith('.')).map((specifier) => targetOf(file, specifier));

function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  if (from === 'editor') return editorImports.includes(to);
  if ((buildRooms as readonly string[]).includes(from)) return to === 'platform';
  if ((buildRooms as readonly string[]).includes(to)) return false;
  if (from === 'lifecycle' && closedToLifecycle.includes(to)) return false;
  return rooms.indexOf(from as (typeof rooms)[number]) < rooms.indexOf(to as (typeof rooms)[number]);
}

test('every file stands in a known room', () => {
  const known: readonly string[] = [...rooms, ...buildRooms];
  expect(files.filter(({ room }) => !known.includes(room)).map(({ path }) => path)).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});

test('files import only downward', () => {
  const upward = files.flatMap((file) =>
    localImports(file)
      .filter((target) => !mayImport(file.room, target.split('/')[0] ?? ''))
      .map((target) => `${file.path} imports ${target}`),
  );
  expect(upward).toEqual([]);
});

test('rooms without React do not import it', () => {
  const reactive = files.filter(
    ({ room, imports }) => withoutReact.includes(room) && imports.some((name) => /^(react|react-dom|@emotion\/.+)$/.test(name)),
  );
  expect(reactive.map(({ path }) => path)).toEqual([]);
});

test('the browser’s stores and the environment are touched in the platform alone', () => {
  const exempt = ['platform', ...buildRooms];
  const touching = files.filter(({ room, text }) => !exempt.includes(room) && platformOnly.test(withoutComments(text)));
  expect(touching.map(({ path }) => path)).toEqual([]);
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('one file alone says where content lies', () => {
  const naming = files.filter(
    ({ path, text }) => path !== 'content-model/content-folder.ts' && contentAsFolder.test(withoutComments(text)),
  );
  expect(naming.map(({ path }) => path)).toEqual([]);
});

test('no files import each other in a circle', () => {
  const byStem = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
  const next = (stem: string) => {
    const file = byStem.get(stem);
    return file ? localImports(file).filter((target) => byStem.has(target)) : [];
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

test('there are no barrel files and no rooms for odds and ends', () => {
  expect(files.filter(({ path }) => !path.startsWith('pages/') && /(^|\/)index\.tsx?$/.test(path)).map(({ path }) => path)).toEqual([]);
  const oddRooms = /(^|\/)(utils|helpers|common|hooks|types)(\/|\.)/;
  expect(files.filter(({ path }) => oddRooms.test(path)).map(({ path }) => path)).toEqual([]);
});
