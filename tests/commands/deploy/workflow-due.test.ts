import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gitIn } from '../../git';
import { runStep, workflow } from './workflow-files';

const root = mkdtempSync(join(tmpdir(), 'due-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Puts a command first on the path of a step. */
function standIn(name: string, script: string): string {
  const bin = join(root, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, name), `#!/usr/bin/env bash\n${script}\n`, { mode: 0o755 });
  return `${bin}:${process.env.PATH}`;
}

test('the deployed commit is built again, and only if something is due', () => {
  const { on, jobs } = workflow('due.yml');
  const starting = jobs.due?.steps.find(({ name }) => name === 'Start the deploy');
  expect([starting?.if, starting?.env?.COMMIT]).toEqual(["steps.due.outputs.due == 'true'", `\${{ steps.newest.outputs.commit }}`]);
  expect(on.schedule).toHaveLength(1);
  expect(workflow('deploy.yml').on.schedule).toBeUndefined();
});

describe('the question', () => {
  const clone = join(root, 'clone');
  const git = (...args: string[]) => gitIn(clone, ...args);
  function commit(file: string, text: string): string {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    writeFileSync(join(clone, file), text);
    git('add', '--all');
    git('commit', '--quiet', '-m', text);
    return git('rev-parse', 'HEAD');
  }

  test.each([
    ['', 'content'],
    ['content', 'content'],
    ['./brands/second/', 'brands/second'],
  ])('with CONTENT_FOLDER=%s, is about the content of the deployed commit in %s', (CONTENT_FOLDER, folder) => {
    rmSync(clone, { recursive: true, force: true });
    mkdirSync(clone);
    git('init', '--quiet', '--initial-branch=main');
    const COMMIT = commit(`${folder}/blog/post.md`, 'deployed');
    commit(`${folder}/blog/post.md`, 'rolled back');
    const PATH = standIn('npx', `echo "$3 $(cat "\${!#}"/blog/post.md)"`);
    const RUNNER_TEMP = mkdtempSync(join(root, 'runner-'));
    const { status, output } = runStep('Ask whether anything is due', clone, { PATH, RUNNER_TEMP, CONTENT_FOLDER, COMMIT, SINCE: '2027' });
    expect([status, output]).toEqual([0, '--since=2027 deployed']);
  });
});

describe('the start of a deploy', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString().replace(/\.\d+/, '');
  const run = (status: string, conclusion = '', event = 'push', hours = 1) => ({ status, conclusion, event, createdAt: hoursAgo(hours) });
  const client = `if [ "$1 $2" = "run list" ]; then jq --raw-output "\${!#}" <<< "$RUNS"; else echo "$*" > started; fi`;

  test.each([
    ['no run', [], true],
    ['runs that succeeded', [run('completed', 'success'), run('completed', 'success', 'workflow_dispatch')], true],
    ['a queued run', [run('queued')], false],
    ['a run under way', [run('completed', 'success'), run('in_progress')], false],
    ['a failed test of a push', [run('completed', 'failure')], true],
    ['a deploy that failed an hour ago', [run('completed', 'failure', 'workflow_dispatch')], false],
    ['a deploy that failed seven hours ago', [run('completed', 'failure', 'workflow_dispatch', 7)], true],
  ])('after %s', (_, runs, starts) => {
    const folder = mkdtempSync(join(root, 'start-'));
    const env = { PATH: standIn('gh', client), RUNS: JSON.stringify(runs), GITHUB_REPOSITORY: 'agency/site', COMMIT: 'abc' };
    const { status, said } = runStep('Start the deploy', folder, env);
    const started = execFileSync('bash', ['-c', 'cat started 2> /dev/null || true'], { cwd: folder, encoding: 'utf8' }).trim();
    expect(status).toBe(0);
    expect(started).toBe(starts ? 'workflow run deploy.yml --repo agency/site --ref main --field revision=abc' : '');
    expect(said.includes('::notice::')).toBe(!starts);
  });
});
