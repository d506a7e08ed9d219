import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readIllustrations } from '../../model/brand/illustrations';
import { contentFolder } from '../../model/content-folder';

/** What the import `illustrations` stands for in the bundles. */
export const illustrationsFile = resolve('.cache/illustrations.json');

/** Writes the drawings of the content for the bundlers, which load them with the first page that shows one. */
export function writeIllustrations(): void {
  mkdirSync(dirname(illustrationsFile), { recursive: true });
  writeFileSync(illustrationsFile, JSON.stringify(readIllustrations(contentFolder())));
}
