import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationOf } from '../../src/model/reading/translation-files';
import { writeSmallContent } from './small-content';

const change = (folder: string, file: string, from: RegExp | string, to: string) =>
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));

/** The small content for a site in English and Spanish. Its settings are translated, its pages are not. */
export function writeContentToTranslate(folder: string): void {
  writeSmallContent(folder);
  change(folder, 'site.yml', '  - en\n', '  - en\n  - es\n');
  for (const file of ['site.yml', 'navigation.yml']) writeFileSync(join(folder, translationOf(file, 'es')), '{}\n');
}

/** Writes a Spanish translation of a file: its text after a change. */
export function translate(folder: string, file: string, changed: (text: string) => string = (text) => text): void {
  writeFileSync(join(folder, translationOf(file, 'es')), changed(readFileSync(join(folder, file), 'utf8')));
}
