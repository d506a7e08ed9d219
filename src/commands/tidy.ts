import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tidyFile } from '../editor/file-text';
import { readWords, wordsText } from '../editor/words-text';
import { contentFolder } from '../model/content-folder';
import { filesBelow } from '../model/reading/files-below';
import { localesFolder } from '../model/words/locales-folder';
import { runCommand } from './run-command';

type Tidy = (file: string, text: string) => string | undefined;

/** Rewrites the files of a folder; returns the names of those that changed. */
function tidied(folder: string, ending: RegExp, tidy: Tidy): string[] {
  const files = filesBelow(folder).filter((file) => ending.test(file));
  return files.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const tidyText = tidy(file, text);
    if (tidyText === undefined || tidyText === text) return false;
    writeFileSync(join(folder, file), tidyText);
    return true;
  });
}

/**
 * The command `npm run tidy`: rewrites every file below `content/` and `locales/` in the form that the editor writes, so that
 * saving there changes only what a person edited.
 */
function run(folder: string): void {
  const words = tidied(localesFolder(), /\.json$/, (_, text) => wordsText(readWords(text)));
  const changed = [...tidied(folder, /\.(md|yml)$/, tidyFile), ...words];
  console.log(
    changed.length === 0 ? 'Every file is tidy.' : `Tidied ${changed.length} files:\n${changed.map((file) => `  ${file}`).join('\n')}`,
  );
}

runCommand('tidy', (folder?: string) => run(folder ? resolve(folder) : contentFolder()));
