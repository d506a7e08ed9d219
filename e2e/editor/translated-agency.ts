import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { fixtureContent } from '../../src/commands/project/project-copy';
import { translationOf } from '../../src/model/reading/translation-files';

/** The language that the small agency's site is translated into here. */
export const secondLanguage = 'es';

/**
 * Copies the small agency's content for a site in two languages, of which no page is translated yet. One settings file has a comment,
 * which no change by the editor may lose.
 */
export function copyTranslatedAgency(folder: string): void {
  cpSync(fixtureContent, folder, { recursive: true });
  const site = join(folder, 'site.yml');
  const facts: { languages: string[] } = parse(readFileSync(site, 'utf8'));
  writeFileSync(site, stringify({ ...facts, languages: [...facts.languages, secondLanguage] }));
  const navigation = join(folder, 'navigation.yml');
  writeFileSync(navigation, `# A developer's note.\n${readFileSync(navigation, 'utf8')}`);
  for (const file of ['site.yml', 'navigation.yml']) writeFileSync(join(folder, translationOf(file, secondLanguage)), '{}\n');
}
