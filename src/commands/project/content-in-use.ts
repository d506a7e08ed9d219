import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { completeEnvironment } from '../../build/settings/complete-environment';
import { contentFolder, contentPlace } from '../../model/content-folder';

/** The content folder: its absolute path, and the same as messages show it. */
export type ContentInUse = { folder: string; place: string };

/** Returns a line if the folder is not one of content, for example because its name is misspelled. */
export function folderProblem({ folder, place }: ContentInUse): string | undefined {
  if (existsSync(join(folder, 'site.yml'))) return undefined;
  return `The content folder ${place} ${existsSync(folder) ? 'has no site.yml' : 'does not exist'}: correct its name, in CONTENT_FOLDER or the command.`;
}

/** The given content folder, or that of a build, which `.env.production` may set. Throws if it is not one. */
export function contentInUse(given?: string): ContentInUse {
  completeEnvironment('production');
  const used = { folder: given ? resolve(given) : contentFolder(), place: given || contentPlace() };
  const problem = folderProblem(used);
  if (problem) throw new Error(problem);
  return used;
}
