import { spawnSync } from 'node:child_process';

/**
 * When each file below a folder was last changed, in milliseconds since 1970: the time of its last commit, or `now` if it has
 * uncommitted changes. Empty outside of git, and in a shallow clone, where every file would get the date of the oldest available
 * commit.
 */
export function changedTimes(folder: string, now: number): ReadonlyMap<string, number> {
  const git = (...options: string[]) =>
    spawnSync('git', ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...options], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
  if (git('rev-parse', '--is-shallow-repository').stdout?.trim() !== 'false') return new Map();
  const commits = git('log', '--format=%x00%ct', '--name-only', '--no-renames', '--relative', '--', '.').stdout;
  const edited = git('ls-files', '--modified', '--others', '--exclude-standard', '-z', '--', '.').stdout.split('\0');
  const staged = git('diff', '--cached', '--name-only', '--relative', '-z', '--', '.').stdout.split('\0');
  return new Map([...committedTimes(commits), ...[...edited, ...staged].filter(Boolean).map((file): [string, number] => [file, now])]);
}

/** The latest time of each file in the output of `git log`: for each commit a null character, its seconds and its files. */
function committedTimes(log: string): Map<string, number> {
  const times = new Map<string, number>();
  for (const commit of log.split('\0')) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) times.set(file, Math.max(times.get(file) ?? 0, Number(seconds) * 1000));
  }
  return times;
}
