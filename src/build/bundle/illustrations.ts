import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readIllustrations } from '../../model/brand/illustrations';
import { contentFolder } from '../../model/content-folder';
import { siteLanguages } from '../../model/site-languages';
import { languageFolder } from './language-folder';

/** Where imports from `illustrations` resolve in bundles. */
export const illustrationsFolder = resolve('.cache/illustrations');

/** Writes the content's drawings in each language for the bundlers, which load them with the first page that shows one. */
export function writeIllustrations(): void {
  const languages = siteLanguages();
  languageFolder(illustrationsFolder, languages);
  for (const language of languages)
    writeFileSync(join(illustrationsFolder, `${language}.json`), JSON.stringify(readIllustrations(contentFolder(), language)));
}
