import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedTimes } from '../../../src/commands/check/changed-times';

const root = mkdtempSync(join(tmpdir(), 'times-'));
const project = join(root, 'project');
const folder = join(project, 'brand', 'content');
const now = Date.parse('2026-12-01T00:00:00Z');
const [first, second] = ['2026-03-01T10:00:00Z', '2026-04-02T10:00:00Z'];

const git = (date: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@agency.example', ...args], {
    cwd: project,
    env: { ...process.env, GIT_COMMITTER_DATE: date },
    stdio: 'pipe',
  });

function commit(date: string): void {
  git(date, 'add', '.');
  git(date, 'commit', '--quiet', '-m', 'change');
}

beforeAll(() => {
  mkdirSync(join(folder, 'blog'), { recursive: true });
  git(first, 'init', '--quiet');
  for (const file of ['kept.md', 'edited.md', 'staged.md', 'changed.md', 'blog/año 1.md']) writeFileSync(join(folder, file), 'One');
  writeFileSync(join(project, 'beside.md'), 'Not content');
  commit(first);
  for (const file of ['changed.md', 'blog/año 1.md']) appendFileSync(join(folder, file), ', two');
  commit(second);
});
afterAll(() => rmSync(root, { recursive: true }));

test('dates files by their last commits, and those with uncommitted changes by the current time', () => {
  for (const file of ['edited.md', 'staged.md', 'new.md']) appendFileSync(join(folder, file), ', three');
  git(second, 'add', join(folder, 'staged.md'));
  expect(Object.fromEntries(changedTimes(folder, now))).toEqual({
    'kept.md': Date.parse(first),
    'changed.md': Date.parse(second),
    'blog/año 1.md': Date.parse(second),
    'edited.md': now,
    'staged.md': now,
    'new.md': now,
  });
});

test('knows nothing in a shallow clone', () => {
  const clone = join(root, 'clone');
  git(second, 'clone', '--quiet', '--depth', '1', `file://${project}`, clone);
  expect(changedTimes(join(clone, 'brand', 'content'), now).size).toBe(0);
});

test('knows nothing outside of git', () => {
  expect(changedTimes(root, now).size).toBe(0);
});
