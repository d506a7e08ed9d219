import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a folder with one file per language, such as `en.json`, and without those of former languages: bundles take all files in
 * it. Returns whether any text has changed; an unchanged file is left alone, so that no bundler picks it up again.
 */
export function writeLanguageFiles(folder: string, texts: ReadonlyMap<string, string>): boolean {
  mkdirSync(folder, { recursive: true });
  const files = new Map([...texts].map(([language, text]) => [`${language}.json`, text]));
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  const changed = [...files].filter(([name, text]) => {
    const file = join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [name, text] of changed) writeFileSync(join(folder, name), text);
  return changed.length > 0;
}
