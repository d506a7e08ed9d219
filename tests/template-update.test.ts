import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gitIn } from './git';

/** The commands of docs/make-it-yours.md in their order: those that merge, and those for a copy without history. */
const [, section = ''] = /^## Take a newer version of the template$(.*?)^## /ms.exec(readFileSync('docs/make-it-yours.md', 'utf8')) ?? [];
const [merging = '', grafting = ''] = [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
const commandsIn = (block: string) => block.split('\n').filter((command) => command.startsWith('git '));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'template-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const template = () => join(folder, 'template');
const site = () => join(folder, 'site');

/** Writes files, removes those without a text, and commits. */
function commit(repository: string, files: Record<string, string | undefined>, message = 'Change'): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(repository, name);
    mkdirSync(dirname(path), { recursive: true });
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
  gitIn(repository, 'add', '--all');
  gitIn(repository, 'commit', '--quiet', '--message', message);
}

/** Runs a command of the docs as a person would: one that fails, such as a merge with conflicts, does not end the work. */
function run(command: string): string {
  try {
    return execFileSync('sh', ['-c', command], { cwd: site(), encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}

function mergeAsDocumented(): void {
  for (const command of commandsIn(merging)) run(command);
  gitIn(site(), 'commit', '--quiet', '--message', 'Merge');
}

const filesIn = (name: string) => readdirSync(join(site(), name), { recursive: true, encoding: 'utf8' }).sort();

test.each([
  ['a clone', false],
  ['a copy without history', true],
])('a newer version of the template merges into %s, as the docs say', (_, copied) => {
  gitIn(folder, 'init', '--quiet', '--initial-branch=main', template());
  commit(template(), {
    'content/page.md': 'sample',
    'content/old.md': 'sample',
    'locales/es/a.json': '{}',
    'src/a.ts': '1',
    'src/b.ts': '1',
  });
  gitIn(folder, 'clone', '--quiet', '--origin=template', template(), site());
  if (copied) {
    rmSync(join(site(), '.git'), { recursive: true });
    gitIn(folder, 'init', '--quiet', '--initial-branch=main', site());
    // With the same message within the same second, it would be the same commit.
    commit(site(), {}, 'Begin with a copy');
    gitIn(site(), 'remote', 'add', 'template', template());
  }
  for (const [name, value] of [
    ['name', 'A'],
    ['email', 'a@agency.example'],
  ])
    gitIn(site(), 'config', `user.${name}`, String(value));
  commit(site(), { 'content/page.md': 'ours', 'content/old.md': undefined, 'locales/es/a.json': undefined, 'src/b.ts': 'ours' });
  commit(template(), {
    'content/page.md': 'new',
    'content/old.md': 'new',
    'content/more.md': 'new',
    'locales/es/a.json': '{ }',
    'src/a.ts': '2',
  });
  writeFileSync(join(site(), 'content/untracked.md'), 'draft');

  const [finding = '', replacing = ''] = commandsIn(grafting);
  if (copied) run(replacing.replace('OLD_COMMIT', String(run(finding).trim().split(' ').at(-1))));
  mergeAsDocumented();
  expect(filesIn('content')).toEqual(['page.md', 'untracked.md']);
  expect(existsSync(join(site(), 'locales/es'))).toBe(false);
  expect(['content/page.md', 'src/a.ts', 'src/b.ts'].map((name) => readFileSync(join(site(), name), 'utf8'))).toEqual([
    'ours',
    '2',
    'ours',
  ]);

  if (copied) gitIn(site(), 'replace', '--delete', gitIn(site(), 'replace', '--list'));
  commit(template(), { 'src/a.ts': '3' });
  mergeAsDocumented();
  expect(readFileSync(join(site(), 'src/a.ts'), 'utf8')).toBe('3');
});
