import { pictureFaults } from '../checking/picture-faults';
import { localesFolder } from '../words/locales-folder';
import { wordsProblems } from '../words/read-words';
import { type ReadContent, readContent, type Shown } from './read-content';

/**
 * The content, and every mistake that stops a build: also those in its pictures and in the interface strings, which are in
 * `locales`. Both folders are absolute paths.
 */
export async function readCheckedContent(folder: string, which: Shown, locales = localesFolder()): Promise<ReadContent> {
  const read = readContent(folder, which, await pictureFaults(folder));
  return { ...read, problems: [...read.problems, ...wordsProblems(read.content?.site.languages ?? [], locales)] };
}
