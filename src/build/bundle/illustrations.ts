import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readIllustrations } from '../../model/brand/illustrations';
import { contentFolder } from '../../model/content-folder';

/** Where the import `illustrations` resolves in bundles. */
export const illustrationsFile = resolve('.cache/illustrations.json');

/** Writes the content's drawings for the bundlers, which load them with the first page that shows one. */
export function writeIllustrations(): void {
  mkdirSync(dirname(illustrationsFile), { recursive: true });
  writeFileSync(illustrationsFile, JSON.stringify(readIllustrations(contentFolder())));
}
