import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { languagesIn, localesFolder } from '../../model/words/locales-folder';

/** Files that the build writes into the folder of an additional language, besides Gatsby's pages. */
const ownFiles = ['offline.html', 'feed.xml'];

/** Removes from the published folder what a build in other languages has left there: Gatsby removes only its own pages. */
export function removeFormerLanguages(folder: string, [, ...further]: readonly string[]): void {
  const former = languagesIn(localesFolder()).filter((language) => !further.includes(language));
  for (const language of former) for (const name of ownFiles) rmSync(join(folder, language, name), { force: true });
}
