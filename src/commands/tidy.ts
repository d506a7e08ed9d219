import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tidyFile } from '../editor/file-text';
import { contentFolder } from '../model/content-folder';

/**
 * The command `npm run tidy`: rewrites every file below `content/` in the form that the editor writes, so that saving
 * there changes only what a person edited.
 */
function run(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(md|yml)$/.test(file));
  const changed = files.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const tidied = tidyFile(file, text);
    if (tidied === undefined || tidied === text) return false;
    writeFileSync(join(folder, file), tidied);
    return true;
  });
  console.log(
    changed.length === 0 ? 'Every file is tidy.' : `Tidied ${changed.length} files:\n${changed.map((file) => `  ${file}`).join('\n')}`,
  );
}

const [folder] = process.argv.slice(2);
run(folder ? resolve(folder) : contentFolder());
