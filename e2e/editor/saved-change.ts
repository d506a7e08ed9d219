import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { readPage } from '../../src/editor/file-text';
import { readCheckedContent } from '../../src/model/read-checked-content';
import { publishedNow } from '../../src/model/read-content';
import { localesPlace } from '../../src/model/words/locales-folder';
import type { BareRepository } from '../servers/bare-repository';

/** What git should have of a change that was saved. */
export type SavedChange = {
  /** The name of the branch that it becomes, after `cms/`. */
  branch: string;
  /** The files that differ from `main`, with git's letter for added or modified; those below the content folder are relative to it. */
  files: readonly string[];
  /** The lines that `git diff` shows, if not all files are new. */
  lines?: readonly string[];
  /** What the front matter of a file says. */
  front?: { file: string; data: Readonly<Record<string, unknown>> };
};

const namesIn = (diff: string, place: string) =>
  diff
    .split('\n')
    .map((line) => line.replace('\t', ' ').replace(` ${place}/`, ' '))
    .sort();

/** The change is one commit on a branch of its own, and differs from `main` by nothing but what the writer changed. */
export function expectOneCommit(repository: BareRepository, { branch, files, lines, front }: SavedChange, place: string): void {
  const name = `cms/${branch}`;
  expect(repository.git(['rev-list', '--count', `main..${name}`])).toBe('1');
  expect(namesIn(repository.git(['diff', '--name-status', '--no-renames', 'main', name]), place)).toEqual(files);
  if (lines) {
    const diff = repository.git(['diff', '--unified=0', 'main', name]).split('\n');
    expect(diff.filter((line) => /^[+-](?!\+\+|--)/.test(line))).toEqual(lines);
  }
  if (front) {
    const { body, ...data } = readPage(repository.git(['show', `${name}:${place}/${front.file}`]));
    expect(data).toEqual(front.data);
  }
}

/** The last commit of `main` has these files and no others. */
export function expectPublished(repository: BareRepository, { files }: SavedChange, place: string): void {
  expect(namesIn(repository.git(['diff', '--name-status', '--no-renames', 'main^', 'main']), place)).toEqual(files);
}

/** The validator finds no mistake in the content and the interface's strings of a branch. */
export async function expectValidContent(repository: BareRepository, { branch }: SavedChange, place: string): Promise<void> {
  const folder = repository.checkOut(`cms/${branch}`);
  const { problems } = await readCheckedContent(join(folder, place), publishedNow(), join(folder, localesPlace));
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([]);
}
