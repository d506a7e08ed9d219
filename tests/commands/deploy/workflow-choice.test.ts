import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gitIn } from '../../git';
import { runStep, workflow } from './workflow-files';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lane-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const clone = () => join(root, 'clone');
const git = (...args: string[]) => gitIn(clone(), ...args);

function write(file: string, text = 'text'): void {
  mkdirSync(dirname(join(clone(), file)), { recursive: true });
  writeFileSync(join(clone(), file), text);
}

function writeBoth(): void {
  for (const file of ['content/blog/post.md', 'package.json']) write(file, 'changed');
}

function commit(): string {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '-m', 'change');
  return git('rev-parse', 'HEAD');
}

/** A repository with two content folders; returns its first commit. */
function start(): string {
  mkdirSync(clone());
  git('init', '--quiet', '--initial-branch=main');
  for (const file of ['content/site.yml', 'content/blog/post.md', 'brands/second/site.yml', 'src/page.tsx', 'src/other.tsx'])
    write(file, `${file}\n`.repeat(9));
  return commit();
}

/** What the step decides; `tested` is what GitHub answers to the question for the last commit of main whose run succeeded. */
function choose(event: string, { tested = 'exit 1', folder = '' } = {}): string {
  const bin = join(root, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'gh'), `#!/usr/bin/env bash\n${tested}\n`, { mode: 0o755 });
  const { status, output } = runStep('Choose the lane', clone(), {
    PATH: `${bin}:${process.env.PATH}`,
    GITHUB_EVENT_NAME: event,
    GITHUB_REPOSITORY: 'agency/site',
    CONTENT_FOLDER: folder,
  });
  expect(status).toBe(0);
  return output;
}

/** Merges a change into main, as GitHub does for a pull request, and returns the commit of main that it is compared with. */
function pullRequest(change: () => void): string {
  start();
  git('checkout', '--quiet', '-b', 'side');
  change();
  commit();
  git('checkout', '--quiet', 'main');
  write('src/meanwhile.tsx');
  const base = commit();
  git('merge', '--quiet', '--no-ff', '-m', 'merge', 'side');
  return base;
}

test.each<[string, () => void]>([
  ['a changed page', () => write('content/blog/post.md', 'changed')],
  ['a new file with an unusual name', () => write('content/blog/“ä b”.md')],
  ['a renamed page', () => renameSync(join(clone(), 'content/blog/post.md'), join(clone(), 'content/blog/other.md'))],
  ['a removed page', () => rmSync(join(clone(), 'content/blog/post.md'))],
])('a pull request with %s is content alone, whatever main got meanwhile', (_, change) => {
  const base = pullRequest(change);
  expect(choose('pull_request')).toBe(`lane=content\nbase=${base}`);
});

test.each<[string, () => void]>([
  ['code', () => write('src/page.tsx', 'changed')],
  ['content and code', writeBoth],
  ['a folder whose name begins like that of the content', () => write('content-of-others/site.yml')],
  ['another content folder', () => write('brands/second/blog/post.md')],
  ['a file moved from the code to the content', () => renameSync(join(clone(), 'src/page.tsx'), join(clone(), 'content/page.tsx'))],
  ['a file moved from the content to the code', () => renameSync(join(clone(), 'content/blog/post.md'), join(clone(), 'src/post.md'))],
  ['a file that became executable', () => execFileSync('chmod', ['+x', 'src/page.tsx'], { cwd: clone() })],
  ['site.yml no longer there', () => rmSync(join(clone(), 'content/site.yml'))],
  ['nothing', () => {}],
])('a pull request with %s runs all test jobs', (_, change) => {
  pullRequest(change);
  expect(choose('pull_request')).toBe('');
});

test.each([
  ['brands/second', 'brands/second/blog/post.md', true],
  ['./brands/second/', 'brands/second/blog/post.md', true],
  ['brands/second', 'content/blog/post.md', false],
  ['src', 'src/page.tsx', false],
  ['.', 'src/page.tsx', false],
  ['../clone', 'src/page.tsx', false],
  ['/srv/content', 'src/page.tsx', false],
  ['brands/*', 'brands/second/blog/post.md', false],
])('with the content folder %s, a change of %s is content alone: %s', (folder, file, isContent) => {
  const base = pullRequest(() => write(file, 'changed'));
  expect(choose('pull_request', { folder })).toBe(isContent ? `lane=content\nbase=${base}` : '');
});

describe('a push', () => {
  /** Answers the question for runs of this workflow that succeeded after a push to main, and no other. */
  const answer = (commitOf: string) =>
    `case "$*" in *agency/site*deploy.yml/runs\\?*branch=main*event=push*status=success*) echo ${commitOf};; *) exit 1;; esac`;

  test('is content alone if only content changed since the last commit whose run succeeded', () => {
    const tested = start();
    for (const text of ['one', 'two']) {
      write('content/blog/post.md', text);
      commit();
    }
    expect(choose('push', { tested: answer(tested) })).toBe(`lane=content\nbase=${tested}`);
  });

  test('runs all test jobs if an earlier push changed code and was not tested to the end', () => {
    const tested = start();
    write('src/page.tsx', 'untested');
    commit();
    write('content/blog/post.md', 'changed');
    commit();
    expect(choose('push', { tested: answer(tested) })).toBe('');
  });

  test.each([
    ['no run succeeded yet', 'echo null'],
    ['GitHub gives no answer', 'exit 1'],
    ['the answer is empty', 'true'],
    ['the commit is unknown here', `echo ${'a'.repeat(40)}`],
    ['the answer is an option', 'echo --all'],
  ])('runs all test jobs if %s', (_, tested) => {
    start();
    write('content/blog/post.md', 'changed');
    commit();
    expect(choose('push', { tested })).toBe('');
  });

  test('runs all test jobs if the tested commit is no ancestor', () => {
    const first = start();
    write('content/blog/post.md', 'rewritten');
    const tested = commit();
    git('reset', '--quiet', '--hard', first);
    write('content/blog/post.md', 'changed');
    commit();
    expect(choose('push', { tested: answer(tested) })).toBe('');
  });
});

test('only pull requests and pushes can be content alone: builds of what is due and those by hand run all test jobs', () => {
  const step = workflow('deploy.yml').jobs.revision?.steps.find(({ id }) => id === 'lane');
  expect(step?.if).toBe(`github.event_name == 'pull_request' || github.event_name == 'push'`);
});
