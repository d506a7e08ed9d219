import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * The folder of a build that was kept: `from` itself, or what its archive holds, which lies in a temporary folder while this
 * process runs. Throws where it is neither.
 */
export function openKeptBuild(from: string): string {
  if (!existsSync(from)) throw new Error(`There is no kept build at ${from}.`);
  if (statSync(from).isDirectory()) return resolve(from);
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { status, stderr, error } = spawnSync('tar', ['-xf', resolve(from), '-C', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${from} cannot be unpacked: ${error?.message ?? stderr.trim()}`);
  return folder;
}
