import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Throws one line if the folder has no built site. */
export function requireBuild(root: string): void {
  if (!existsSync(join(root, 'index.html'))) throw new Error(`There is no build in ${root}/: run "npm run build" first.`);
}
