import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a folder with one file per language, such as `en.json`, without those of former languages: bundles take all files in it. */
export function languageFolder(folder: string, languages: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const kept = new Set(languages.map((language) => `${language}.json`));
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name));
}
