import { pictureFaults } from './checking/picture-faults';
import { type ReadContent, readContent, type ShownPages } from './read-content';
import { appearing } from './reading/calendar';
import { localesFolder } from './words/locales-folder';
import { wordsProblems } from './words/words-problems';
import { instantOf } from './zoned-time';

/**
 * The content, and every mistake that stops a build: also those in its pictures and in the interface strings, which are in
 * `locales`, and those that would stop builds once a scheduled page appears. Both folders are absolute paths.
 */
export async function readCheckedContent(folder: string, which: ShownPages, locales = localesFolder()): Promise<ReadContent> {
  const faults = await pictureFaults(folder);
  const read = readContent(folder, which, faults);
  const later = timesAhead(read, which).flatMap((at) => readContent(folder, { at }, faults).problems);
  const problems = new Map([...read.problems, ...later].map((problem) => [JSON.stringify(problem), problem]));
  return { ...read, problems: [...problems.values(), ...wordsProblems(read.content?.site.languages ?? [], locales)] };
}

/** The instants at which scheduled pages appear, after those that are shown. */
function timesAhead({ calendar }: ReadContent, which: ShownPages): number[] {
  const pages = which === 'all' ? [] : appearing(calendar, which.at);
  return [...new Set(pages.map(({ date }) => instantOf(date, calendar.zone)))];
}
