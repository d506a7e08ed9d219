import { resolve } from 'node:path';
import { formatProblems } from './problems';
import { readContent } from './read-content';

/** The command `npm run check:content`: every mistake in the content, in seconds, without a build. */
const { content, problems } = readContent(resolve(process.argv[2] ?? 'content'));
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  console.log(`The content is in order: ${content?.documents.length ?? 0} pages.`);
}
