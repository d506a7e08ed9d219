import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tidyFile } from '../editor/file-text';
import { readWords, wordsText } from '../editor/words-text';
import { filesBelow } from '../model/reading/files-below';
import { localesFolder, localesPlace } from '../model/words/locales-folder';
import { runCommand } from './processes/run-command';
import { type ContentInUse, contentInUse } from './project/content-in-use';

type Tidy = (file: string, text: string) => string | undefined;

/** The files that changed, and a line for each that could not be read. */
type Tidied = { changed: string[]; left: string[] };

/** Rewrites the files of a folder. A file that cannot be read stays as it is. */
function tidied({ folder, place }: ContentInUse, ending: RegExp, tidy: Tidy): Tidied {
  const done: Tidied = { changed: [], left: [] };
  for (const file of filesBelow(folder).filter((each) => ending.test(each))) {
    const text = readFileSync(join(folder, file), 'utf8');
    try {
      const tidyText = tidy(file, text);
      if (tidyText === undefined || tidyText === text) continue;
      writeFileSync(join(folder, file), tidyText);
      done.changed.push(file);
    } catch (error) {
      const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
      done.left.push(`${place}/${file}: ${reason.replace(/[.:]$/, '')}`);
    }
  }
  return done;
}

const listed = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
const counted = (lines: readonly string[]) => (lines.length === 1 ? '1 file' : `${lines.length} files`);

const usage = `npm run tidy [-- <content folder>]
  Rewrites the files of the content and of locales/ in the form that the editor writes.`;

/** After this, saving in the editor changes only what a person edited. */
function run(content: ContentInUse): void {
  const words = tidied({ folder: localesFolder(), place: localesPlace }, /\.json$/, (_, text) => wordsText(readWords(text)));
  const pages = tidied(content, /\.(md|yml)$/, tidyFile);
  const changed = [...pages.changed, ...words.changed];
  const left = [...pages.left, ...words.left];
  if (changed.length > 0) console.log(`Tidied ${counted(changed)}:\n${listed(changed)}`);
  if (left.length > 0) {
    console.error(`Left ${counted(left)} alone; npm run check:content shows what to correct:\n${listed(left)}`);
    process.exitCode = 1;
  } else if (changed.length === 0) console.log('Every file is tidy.');
}

runCommand('tidy', { usage, most: 1 }, ({ positionals: [folder] }) => run(contentInUse(folder)));
