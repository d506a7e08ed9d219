import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep, steps } from './workflow-files';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'script-'));
  mkdirSync(join(root, 'bin'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Puts programs on the path that log their calls and then do what their script says. */
function programs(scripts: Readonly<Record<string, string>>): void {
  for (const [name, script] of Object.entries(scripts)) {
    const file = join(root, 'bin', name);
    writeFileSync(file, `#!/usr/bin/env bash\necho "${name} $*" >> "${root}/calls"\n${script}\n`);
    chmodSync(file, 0o755);
  }
}

function run(step: string, env: Record<string, string> = {}) {
  writeFileSync(join(root, 'calls'), '');
  const done = runStep(step, root, { PATH: `${join(root, 'bin')}:${process.env.PATH}`, GITHUB_REPOSITORY: 'agency/site', ...env });
  return { ...done, calls: readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') };
}

/** A script that fails as many times as given, then succeeds. */
const failing = (times: number) => `echo >> "$0.tries"; [ "$(wc -l < "$0.tries")" -gt ${times} ]`;

test('the content of another agency replaces that of the site', () => {
  for (const [folder, file] of [
    ['content', 'of-the-site.yml'],
    ['tests/second-agency', 'of-another.yml'],
  ] as const) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, file), '');
  }
  expect(run('Take the content of another agency').status).toBe(0);
  expect(readdirSync(join(root, 'content'))).toEqual(['of-another.yml']);
});

describe('the check of the live site', () => {
  const step = 'Compare the site with the build that was deployed last';
  const ask = (newest: string, failures: number) => {
    programs({
      npx: `case "$*" in *newest-build.ts) ${newest} ;; *) ${failing(failures)} ;; esac`,
      gh: 'mkdir -p kept/build-1 && touch kept/build-1/build.tar.gz',
      sleep: '',
    });
    return run(step);
  };
  const found = "printf 'run=17\\ncommit=abc\\n'";
  const check = 'npx tsx src/commands/deploy.ts --check --from kept/build-1/build.tar.gz';
  const sleeps = (calls: readonly string[]) => calls.filter((call) => call.startsWith('sleep'));

  test('compares it with the newest kept build', () => {
    const { status, calls } = ask(found, 0);
    expect([status, calls]).toEqual([
      0,
      ['npx tsx src/commands/newest-build.ts', 'gh run download 17 --repo agency/site --pattern build-* --dir kept', check],
    ]);
  });

  test.each([
    [1, 0, ['sleep 300']],
    [2, 0, ['sleep 300', 'sleep 600']],
    [9, 1, ['sleep 300', 'sleep 600']],
  ])('that fails %d times ends with status %d after it waited for a deploy', (failures, expected, waited) => {
    const { status, calls } = ask(found, failures);
    expect([status, sleeps(calls)]).toEqual([expected, waited]);
  });

  test('succeeds before the first deploy', () => {
    const { status, said, calls } = ask('true', 9);
    expect([status, said.trim(), calls.includes(check)]).toEqual([0, '::notice::No build was kept yet.', false]);
  });

  test('fails if GitHub gives no list of builds', () => {
    expect(ask('exit 1', 0)).toMatchObject({ status: 1, calls: expect.not.arrayContaining([check]) });
  });
});

test.each([
  [0, 0, ['npm run leads -- probe']],
  [1, 0, ['npm run leads -- probe', 'sleep 120', 'npm run leads -- probe']],
  [2, 1, ['npm run leads -- probe', 'sleep 120', 'npm run leads -- probe']],
])('a test lead that is lost %d times ends with status %d', (failures, expected, made) => {
  programs({ npm: failing(failures), sleep: '' });
  const { status, calls } = run('Send a test lead through the site');
  expect([status, calls]).toEqual([expected, made]);
});

test.each([0, 1])('leads that stay away end the check with the status of the command, %d', (expected) => {
  programs({ npm: `exit ${expected}` });
  const { status, calls } = run('Check that leads come and are forwarded', { QUIET_HOURS: '24' });
  expect([status, calls]).toEqual([expected, ['npm run leads -- quiet --hours 24']]);
});

test('a build is packed only after it was checked', () => {
  for (const name of ['public', '.deploy']) mkdirSync(join(root, name));
  programs({ sudo: '', npm: 'exit 1' });
  expect(run('Check the built site and pack it').status).toBe(1);
  expect(readdirSync(root)).not.toContain('build.tar.gz');
  programs({ npm: '' });
  const { status, calls } = run('Check the built site and pack it');
  expect([status, calls.at(-1)]).toEqual([0, 'npm run test:site']);
  expect(readdirSync(root)).toContain('build.tar.gz');
});

test.each([
  ['Fetch the build', 'site.tar.gz', 'site'],
  ['Fetch the preview', 'preview.tar.gz', 'preview'],
])('"%s" takes %s from this very run', (step, archive, name) => {
  programs({ gh: `mkdir -p public && tar -czf ${archive} public && rmdir public` });
  const { status, calls } = run(step, { GITHUB_RUN_ID: '17' });
  expect([status, calls]).toEqual([0, [`gh run download 17 --repo agency/site --name ${name}`]]);
});

test('the changed pages are handed to the browser test as they are named', () => {
  programs({ npx: `case "$*" in *changed-pages.ts*) echo '["/a b/"]' ;; *) echo "$CHANGED_PAGES" ;; esac` });
  const { status, said, calls } = run('The accessibility of the changed pages', { BASE: 'abc' });
  expect([status, said.trim()]).toEqual([0, '["/a b/"]']);
  expect(calls).toEqual(['npx tsx src/commands/changed-pages.ts abc', 'npx playwright test accessibility/changed-pages.spec.ts']);
  programs({ npx: 'exit 1' });
  expect(run('The accessibility of the changed pages', { BASE: 'abc' }).status).toBe(1);
});

/** One program with plain arguments: what it does is tested with that program. */
const plain =
  /^(npm ci|npm run [\w:]+( -- [\w="$,-]+)?|sudo env "PATH=\$PATH" CI=true npm run test:tools|npx tsx [\w/.-]+( --dry-run| >> "\$GITHUB_OUTPUT")|tar -czf [\w./ -]+|echo "[^$`]*")$/;

test('each script that is more than one plain command runs in a test', () => {
  const folder = 'tests/commands/deploy';
  const tests = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const untested = steps.filter(({ run: script, name }) => script && !plain.test(script.trim()) && !(name && tests.includes(name)));
  expect(untested.map(({ name, run: script }) => name ?? script)).toEqual([]);
});
