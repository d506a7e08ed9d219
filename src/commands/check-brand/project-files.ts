import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type ProjectFile = { file: string; text: string };

/** Tests name several brands on purpose, their configuration names the sample, lockfiles none. */
const isSearched = (file: string) => !/^(tests|e2e)\/|^jest\.config\.mjs$|(^|\/)package-lock\.json$/.test(file);

/**
 * The texts of the project's files, by their paths in its folder: those that Git knows or would add. Leaves out links, files that
 * were deleted but are still in Git's index, and binary files, which have a null character.
 */
export function projectFiles(folder: string): ProjectFile[] {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', listed, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 }).split('\0');
  return files
    .filter((file) => file !== '' && isSearched(file) && lstatSync(join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'));
}
