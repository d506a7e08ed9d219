import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFiles } from '../../../src/commands/check-brand/project-files';

const folder = mkdtempSync(join(tmpdir(), 'project-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: folder });

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test('the files that Git knows or would add are searched, and nothing else', () => {
  git('init', '--quiet');
  write('.gitignore', 'public/\nnode_modules/\n');
  write('content/site.yml', 'name: Example');
  write('content/añadido é.md', 'Example');
  write('content/deleted.md', 'Example');
  write('tests/brands.ts', 'Example');
  write('jest.config.mjs', 'Example');
  write('package-lock.json', 'Example');
  git('add', '.');
  rmSync(join(folder, 'content/deleted.md'));
  write('content/new.md', 'Example');
  write('content/photo.jpg', 'a\0b');
  write('public/index.html', 'Example');
  mkdirSync(join(folder, 'elsewhere'));
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'node_modules'));

  const found = projectFiles(folder).map(({ file }) => file);
  expect(found.sort()).toEqual(['.gitignore', 'content/añadido é.md', 'content/new.md', 'content/site.yml']);
  expect(projectFiles(folder).find(({ file }) => file === 'content/new.md')?.text).toBe('Example');
});
