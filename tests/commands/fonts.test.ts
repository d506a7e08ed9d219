import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const runFonts = (cwd: string) => {
  const command = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('src/commands/fonts.ts')];
  return spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
};

test('npm run fonts keeps the existing files if a package is not installed', () => {
  const project = join(folder, 'without-packages');
  const present = join(project, 'static/fonts/present.woff2');
  mkdirSync(join(project, 'static/fonts'), { recursive: true });
  writeFileSync(present, '');
  const { status, stderr } = runFonts(project);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Install @fontsource-variable\/[a-z\d-]+ first.*\n$/)]);
  expect(existsSync(present)).toBe(true);
});

test('npm run fonts makes the files of the site, named by their content, and their list with metrics from the installed packages', () => {
  const project = join(folder, 'with-packages');
  mkdirSync(project);
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  expect(runFonts(project)).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(join(project, 'static/fonts'))).toEqual(readdirSync('static/fonts'));
  const list = 'src/site/theme/font-subsets.json';
  expect(readFileSync(join(project, list), 'utf8')).toBe(readFileSync(list, 'utf8'));
});
