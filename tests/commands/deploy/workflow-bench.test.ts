import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep, workflow } from './workflow-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workflow-bench-'));
  for (const name of ['bin', '.bench']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

const linesOf = (name: string) => {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
};

/** Runs a step with a `gh` whose answers are cases of a shell's `case`, and which notes its calls. */
function run(step: string, answers: string) {
  const noted = `printf '%s\\n' "$(jq -cn '$ARGS.positional' --args -- "$@")" >> gh.jsonl`;
  writeFileSync(join(folder, 'bin/gh'), `#!/usr/bin/env bash\n${noted}\ncase "$*" in\n${answers}\nesac\n`, { mode: 0o755 });
  const env = { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, GITHUB_REPOSITORY: 'agency/site' };
  return runStep(step, folder, { ...env, GITHUB_SHA: 'abc', GITHUB_RUN_ID: '9', NUMBER: '7', HEAD_SHA: 'abcdef0'.padEnd(40, '1') });
}

describe('the history of the bench', () => {
  const step = 'Append the figures to those of earlier weeks';
  const download = `'run download 5'*) echo '{"week":1}' > history.jsonl ;;`;
  beforeEach(() => writeFileSync(join(folder, '.bench/peers.json'), JSON.stringify({ week: 2 }, null, 1)));

  test('continues that of the newest run', () => {
    const { status } = run(step, `'run list'*) echo 5 ;;\n*runs/5/artifacts*) echo 1 ;;\n${download}`);
    expect([status, linesOf('history.jsonl')]).toEqual([0, ['{"week":1}', '{"week":2,"commit":"abc"}']]);
  });

  test.each([
    ['there is no earlier run', "'run list'*) ;;"],
    ['the last one has expired', "'run list'*) echo 5 ;;\n*runs/5/artifacts*) echo 0 ;;"],
  ])('begins if %s', (_, answers) => {
    const { status, said } = run(step, `${answers}\n${download}`);
    expect([status, linesOf('history.jsonl')]).toEqual([0, ['{"week":2,"commit":"abc"}']]);
    expect(said).toContain('::notice::No earlier history is kept');
  });

  test('is not replaced by a shorter one if GitHub does not answer', () => {
    expect(run(step, "'run list'*) echo 5 ;;\n*runs/5/artifacts*) exit 1 ;;").status).not.toBe(0);
    expect(linesOf('history.jsonl')).toEqual([]);
  });

  test('is kept after it was extended, once a week', () => {
    const { on, jobs } = workflow('bench.yml');
    const names = jobs.bench?.steps.map(({ name, with: given }) => name ?? given?.name);
    expect(names?.indexOf('bench-history')).toBeGreaterThan(names?.indexOf(step) ?? 0);
    expect(on.schedule?.map(({ cron }) => cron.split(' ').slice(2).join(' '))).toEqual(['* * 0']);
  });
});

describe('the comment of weights', () => {
  const weights = (figures: object) => `mkdir -p "$9"; echo '${JSON.stringify({ figures })}' > "$9/weights.json"`;
  const here = {
    home: { scriptsBeforeLoad: 0, scripts: 90_000, bytes: 200_000 },
    'new': { scriptsBeforeLoad: 1, scripts: 2, bytes: 3000 },
  };
  const downloads = (main: string) => `'run download 9'*) ${weights(here)} ;;\n'run download 5'*) ${main} ;;`;

  function comment(answers: string) {
    const { status, complained } = run('Comment the weights', answers);
    const calls = linesOf('gh.jsonl').map((line): string[] => JSON.parse(line));
    const last = calls.at(-1) ?? [];
    return {
      status,
      complained,
      method: last[3],
      target: last[4],
      rows: last
        .at(-1)
        ?.split('\n')
        .filter((line) => !/^(\| page \||\|-)/.test(line) && line.includes('|')),
    };
  }

  test('has the difference to main', () => {
    const main = weights({ home: { scriptsBeforeLoad: 0, scripts: 80_000, bytes: 200_500 } });
    expect(comment(`'run list'*) echo 5 ;;\n${downloads(main)}`)).toEqual({
      status: 0,
      complained: '',
      method: 'POST',
      target: 'repos/agency/site/issues/7/comments',
      rows: ['| home | 0 | 90 (**+10**) | 200 (-0.5) |', '| new | 0 | 0 | 3 |'],
    });
  });

  test.each([
    ['main was not weighed yet', "'run list'*) ;;"],
    ['the weights of main have expired', "'run list'*) echo 5 ;;"],
  ])('has no differences if %s', (_, answers) => {
    expect(comment(`${answers}\n${downloads('exit 1')}`).rows).toEqual(['| home | 0 | 90 | 200 |', '| new | 0 | 0 | 3 |']);
  });

  test('is changed by later pushes', () => {
    const { method, target } = comment(`'run list'*) ;;\n${downloads('exit 1')}\n*--paginate*) echo 41; echo 42 ;;`);
    expect([method, target]).toEqual(['PATCH', 'repos/agency/site/issues/comments/41']);
  });

  test('has no text of the pull request, whose code weighs', () => {
    const odd = { '<b>': here.home, home: { ...here.home, scripts: '[link](https://a.example)' } };
    const { rows } = comment(`'run list'*) ;;\n'run download 9'*) ${weights(odd)} ;;`);
    expect(rows).toEqual(['| home | 0 | 200 |']);
  });
});
