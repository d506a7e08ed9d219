/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('npm run fonts keeps the present files if a package is not installed', () => {
  const present = join(folder, 'static/fonts/present.woff2');
  mkdirSync(join(folder, 'static/fonts'), { recursive: true });
  writeFileSync(present, '');
  const command = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('src/commands/fonts.ts')];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Install @fontsource-variable\/[a-z-]+ first.*\n$/)]);
  expect(existsSync(present)).toBe(true);
});
