import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const project = mkdtempSync(join(tmpdir(), 'project-'));
beforeAll(() => {
  for (const folder of ['brand', 'content']) cpSync('tests/second-agency', join(project, folder), { recursive: true });
  cpSync('locales', join(project, 'locales'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, '.env.production'), 'CONTENT_FOLDER=brand\n');
});
afterAll(() => rmSync(project, { recursive: true }));

const tsx = resolve('node_modules/tsx/dist/cli.mjs');

function run(name: string, parameters: string[] = [], CONTENT_FOLDER = '') {
  const env = { ...process.env, CONTENT_FOLDER };
  return spawnSync(process.execPath, [tsx, resolve(`src/commands/${name}.ts`), ...parameters], { cwd: project, env, encoding: 'utf8' });
}

test('commands about content use the folder that .env.production sets, as the build does', () => {
  expect(run('new', ['information', 'Imprint page']).stderr).toBe('');
  const file = join(project, 'brand/information/imprint-page.md');
  const written = readFileSync(file, 'utf8');
  writeFileSync(file, written.replace('draft: true\n', '').replace(/^title: .*$/m, "title:   'No'"));
  expect(run('check').stderr).toContain('brand/information/imprint-page.md\n');
  expect(run('tidy').stdout).toContain('information/imprint-page.md');
});

test.each<[string, Parameters<typeof run>, string]>([
  ['check with a folder that does not exist', ['check', ['contnt']], 'The content folder contnt does not exist'],
  ['check with a folder without content', ['check', ['locales']], 'The content folder locales has no site.yml'],
  ['tidy', ['tidy', ['contnt']], 'The content folder contnt does not exist'],
  ['due', ['due', ['--since', '2026-12-01T08:00:00Z', 'contnt']], 'The content folder contnt does not exist'],
  ['new', ['new', ['post', 'A title'], 'contnt'], 'The content folder contnt does not exist'],
  ['the preflight of a build', ['preflight', [], 'contnt'], 'The content folder contnt does not exist'],
])('%s says in one line that this is no content folder', (_, command, line) => {
  const { status, stdout, stderr } = run(...command);
  expect([status, stdout, stderr]).toEqual([1, '', `${line}: correct its name, in CONTENT_FOLDER or the command.\n`]);
});
