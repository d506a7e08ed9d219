import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledCommand } from './bundled-command';

const folder = mkdtempSync(join(tmpdir(), 'tidy-'));
const command = bundledCommand('tidy');
beforeAll(() => {
  cpSync('tests/second-agency', join(folder, 'content'), { recursive: true });
  cpSync('locales', join(folder, 'locales'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const tidy = () => spawnSync('node', [command], { cwd: folder, encoding: 'utf8' });
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

test('npm run tidy rewrites what it can read, names what it cannot, and leaves that alone', () => {
  expect(tidy().status).toBe(0);
  expect(tidy()).toMatchObject({ status: 0, stdout: 'Every file is tidy.\n', stderr: '' });
  const page = textOf('content/services/systemintegration.md');
  const words = textOf('locales/en/blog.json');
  const unreadable: Record<string, string> = {
    'content/services/systemintegration.md': page.replace(/^---/, '----'),
    'content/redirects.yml': 'redirects:\n  - from: a: b\n',
    'locales/en/blog.json': words.replace(',\n', '\n'),
  };
  for (const [file, text] of Object.entries(unreadable)) write(file, text);
  write('content/pages/index.md', textOf('content/pages/index.md').replace(/^---/, '\n---'));
  const { status, stdout, stderr } = tidy();
  expect([status, stdout]).toEqual([1, 'Tidied 1 file:\n  pages/index.md\n']);
  for (const [file, text] of Object.entries(unreadable)) {
    expect(textOf(file)).toBe(text);
    expect(stderr).toMatch(new RegExp(`^ {2}${file}: \\w.*$`, 'm'));
  }
  expect(stderr).toMatch(/^Left 3 files alone; npm run check:content shows what to correct:\n/);
});
