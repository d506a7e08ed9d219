/** @jest-environment node */
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

function run(name: string, ...parameters: string[]) {
  const { CONTENT_FOLDER: _, ...env } = process.env;
  return spawnSync(process.execPath, [tsx, resolve(`src/commands/${name}.ts`), ...parameters], { cwd: project, env, encoding: 'utf8' });
}

test('commands about content use the folder that .env.production sets, as the build does', () => {
  expect(run('new', 'information', 'Imprint page').stderr).toBe('');
  const file = join(project, 'brand/information/imprint-page.md');
  const written = readFileSync(file, 'utf8');
  writeFileSync(file, written.replace('draft: true\n', '').replace(/^title: .*$/m, "title:   'No'"));
  expect(run('check').stderr).toContain('brand/information/imprint-page.md\n');
  expect(run('tidy').stdout).toContain('information/imprint-page.md');
});
