import { execFileSync } from 'node:child_process';
import { contentFolder } from '../model/content-folder';
import { kindNames, kindOf, kinds } from '../model/kinds';
import { publishedNow, readContent } from '../model/read-content';
import { runCommand } from './processes/run-command';

/**
 * The paths of the pages to review after a content change: home and the changed pages. `changed` and `published` are files in the
 * content folder. Any other file, such as a picture, a removed page or `navigation.yml`, may show up anywhere: it adds a page of
 * each kind.
 */
export function changedPages(changed: readonly string[], published: readonly string[]): string[] {
  const isPage = (file: string) => published.includes(file);
  const samples = kindNames.flatMap((kind) => published.find((file) => kindOf(file)?.kind === kind) ?? []);
  const files = [...changed.filter(isPage), ...(changed.every(isPage) ? [] : samples)];
  return [...new Set(['/', ...files.flatMap(pathOf)])];
}

function pathOf(file: string): string[] {
  const place = kindOf(file);
  return place ? [kinds[place.kind].pathOf(place.name)] : [];
}

/** Content files that differ between a commit and HEAD: added, changed or deleted; for a renamed file, both names. */
function changedSince(commit: string, folder: string): string[] {
  const options = ['diff', '--name-only', '--no-renames', '--relative', '-z', '--end-of-options', commit, 'HEAD', '--', '.'];
  return execFileSync('git', options, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean);
}

const usage = `tsx src/commands/changed-pages.ts <commit>
  Prints the paths of the pages to review after the changes since a commit, one per line.`;

function run(commit?: string): void {
  if (!commit) throw new Error(`Usage: ${usage}`);
  const folder = contentFolder();
  const { content } = readContent(folder, publishedNow());
  if (!content) throw new Error('The content cannot be read: run "npm run check:content".');
  const published = content.documents.map(({ file }) => file);
  for (const path of changedPages(changedSince(commit, folder), published)) console.log(path);
}

runCommand('changed-pages', { usage, most: 1 }, ({ positionals: [commit] }) => run(commit));
