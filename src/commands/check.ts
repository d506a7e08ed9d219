import { resolve } from 'node:path';
import { pictureFaults } from '../model/checking/picture-faults';
import { contentFolder, contentPlace } from '../model/content-folder';
import { formatProblems } from '../model/problems';
import { publishedToday, readContent } from '../model/reading/read-content';

/** The command `npm run check:content [folder]`: reports every content problem in seconds, without a build. */
async function check(folder: string, place: string): Promise<void> {
  const { content, problems } = readContent(folder, publishedToday(), await pictureFaults(folder));
  if (problems.length > 0) {
    console.error(formatProblems(problems, place));
    process.exitCode = 1;
  } else {
    console.log(`No mistakes in the content (${content?.documents.length ?? 0} pages).`);
  }
}

const [folder] = process.argv.slice(2);
void check(folder ? resolve(folder) : contentFolder(), folder ?? contentPlace());
