import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * The folder of a kept build: `from` itself, or a temporary folder with the contents of its archive, deleted when this
 * process exits. Throws if `from` does not exist or cannot be unpacked.
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
