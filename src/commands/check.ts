import { resolve } from 'node:path';
import { pictureFaults } from '../model/checking/picture-faults';
import { formatSchedule } from '../model/checking/schedule';
import { formatUnused, unusedPictures } from '../model/checking/unused-pictures';
import { readWordList } from '../model/checking/word-list';
import { wordingRemarks } from '../model/checking/wording-remarks';
import { contentFolder, contentPlace } from '../model/content-folder';
import { formatProblems, formatRemarks } from '../model/problems';
import { publishedToday, readContent } from '../model/reading/read-content';
import { defaultLanguageOf } from '../model/site-languages';
import { wordsProblems } from '../model/words/read-words';

/** The command `npm run check:content [folder]`: in seconds and without a build, reports all content problems, remarks on wording, unused pictures, and what is scheduled. */
async function check(folder: string, place: string): Promise<void> {
  const { content, problems: mistakes, calendar } = readContent(folder, publishedToday(), await pictureFaults(folder));
  const { list, problems: listMistakes } = readWordList(folder, defaultLanguageOf(content?.site ?? { languages: [] }));
  const problems = [...mistakes, ...listMistakes, ...wordsProblems(content?.site.languages ?? [])];
  const remarks = content ? wordingRemarks(content, list) : [];
  if (remarks.length > 0) console.warn(formatRemarks(remarks, place));
  const whole = readContent(folder, 'all');
  // A page with mistakes may use pictures that cannot be read from it.
  const unused = whole.content && whole.problems.length === 0 ? formatUnused(unusedPictures(folder, whole.content), place) : undefined;
  if (unused) console.warn(unused);
  const schedule = formatSchedule(calendar, Date.now(), place);
  if (schedule) console.log(schedule);
  if (problems.length > 0) {
    console.error(formatProblems(problems, place));
    process.exitCode = 1;
  } else {
    console.log(`No mistakes in the content (${content?.documents.length ?? 0} pages).`);
  }
}

const [folder] = process.argv.slice(2);
void check(folder ? resolve(folder) : contentFolder(), folder ?? contentPlace());
