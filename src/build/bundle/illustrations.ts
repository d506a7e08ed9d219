import { resolve } from 'node:path';
import { readIllustrations } from '../../model/brand/illustrations';
import { contentFolder } from '../../model/content-folder';
import { siteLanguages } from '../../model/site-languages';
import { writeLanguageFiles } from './language-files';

/** Where imports from `illustrations` resolve in bundles. */
export const illustrationsFolder = resolve('.cache/illustrations');

/** Writes the content's drawings in each language for the bundlers, which load them with the first page that shows one. */
export function writeIllustrations(): void {
  const textIn = (language: string) => JSON.stringify(readIllustrations(contentFolder(), language));
  writeLanguageFiles(illustrationsFolder, new Map(siteLanguages().map((language) => [language, textIn(language)])));
}
