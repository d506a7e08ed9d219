import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
beforeAll(() => cpSync('tests/second-agency', folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const checked = () => spawnSync('npm', ['run', '--silent', 'check:content', '--', folder], { encoding: 'utf8' });

function edit(file: string, from: RegExp, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

test('npm run check:content succeeds if the content has no mistakes', () => {
  const { status, stdout, stderr } = checked();
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('in the content:')]);
  expect(stdout).toMatch(/^No mistakes in the content \(\d+ pages\)\.$/m);
});

test('npm run check:content fails and lists the mistakes in pages, pictures, interface strings and the word list', () => {
  edit('services/systemintegration.md', /^order: .*$/m, 'order: soon');
  writeFileSync(join(folder, 'blog/pictures/kundendatensatz.png'), 'not a picture');
  edit('site.yml', /^ {2}- de$/m, '  - de\n  - xx');
  writeFileSync(join(folder, 'word-list.yml'), 'headingLength: long\n');
  const { status, stdout, stderr } = checked();
  expect([status, stdout]).toEqual([1, expect.not.stringContaining('No mistakes')]);
  expect(stderr).toContain('order: found "soon"; expected a number');
  expect(stderr).toContain('kundendatensatz.png", a text file; expected a PNG, JPEG or WebP picture');
  expect(stderr).toContain('languages: found "xx"; expected one of ');
  expect(stderr).toContain('headingLength: found "long"; expected a number');
});
