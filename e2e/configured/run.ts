import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { mostPosts } from '../../src/build/feed/feed';
import { addDrafts, addPosts } from '../../src/commands/bench/added-content';
import { writeOtherBrand } from '../../tests/other-brand';
import { addOwnPicture } from './own-picture';
import { leadsFile, settings, siteScripts } from './settings';

/** The command `npm run test:configured`: builds the site with every service configured, and tests that build. */
const env = { ...process.env, ...settings, E2E_CONFIGURED: '1', LEADS_FILE: leadsFile };
const run = (command: string, ...parameters: string[]) => execFileSync('npx', [command, ...parameters], { env, stdio: 'inherit' });

/** Copies the content as another agency's: with its own picture, more posts than a feed holds, drafts, and third-party scripts. */
async function writeContent(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  writeOtherBrand(folder);
  await addOwnPicture(folder);
  addPosts(folder, mostPosts + 1);
  addDrafts(folder);
  const file = join(folder, 'site.yml');
  writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), scripts: siteScripts }));
}

rmSync(leadsFile, { force: true });
async function main(): Promise<void> {
  await writeContent(settings.CONTENT_FOLDER);
  try {
    run('gatsby', 'build');
    run('playwright', 'test', ...process.argv.slice(2));
  } catch {
    // The failed command has already printed what went wrong.
    process.exitCode = 1;
  }
}

void main();
