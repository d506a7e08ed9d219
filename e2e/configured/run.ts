import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { maxPosts } from '../../src/build/feed/feed';
import { addPosts } from '../../src/commands/bench/added-posts';
import { fixtureContent } from '../../src/commands/project/project-copy';
import { industriesGroup } from '../../src/model/industries-group';
import { addDrafts } from './added-drafts';
import { addOwnPicture } from './own-picture';
import { leadsDatabase, leadsFolder, settings, siteScripts } from './settings';

/**
 * The command `npm run test:configured`: builds a second agency's site with every service configured; checks that build as a deploy
 * does, and in a browser.
 */
const env = { ...process.env, ...settings, E2E_SUITE: 'configured', LEADS_DATABASE: leadsDatabase, LEADS_RATE: '0' };
const run = (command: string, ...parameters: string[]) => execFileSync('npx', [command, ...parameters], { env, stdio: 'inherit' });

/** Adds the page of the application form, which this agency does not have, so that every form is tested with a receiver. */
function addApplicationForm(folder: string): void {
  const text = readFileSync(join(folder, 'pages/referral-program.md'), 'utf8');
  const own = text.replace(/^(title|label|heading|description): .*$/gm, (_, name: string) => `${name}: ${applicationTexts[name]}`);
  writeFileSync(join(folder, 'pages/application.md'), own);
}

/** Adds the group of industry pages, which this agency does not have, so that one of them can be a draft. */
function addIndustries(folder: string): void {
  const file = join(folder, 'navigation.yml');
  const { groups, ...menus } = parse(readFileSync(file, 'utf8'));
  writeFileSync(file, stringify({ ...menus, groups: [...groups, { id: industriesGroup, title: 'Branchen', one: 'Branche' }] }));
}

const applicationTexts: Record<string, string> = {
  title: 'Bewerbung',
  label: 'Bewerbung',
  heading: 'Bewerben Sie sich',
  description: 'Das Bewerbungsformular einer Agentur, die eines hat, mit denselben Feldern wie auf jeder anderen Website aus diesem Code.',
};

/** Writes the second agency's content with its own picture, more posts than a feed holds, drafts, and third-party scripts. */
async function writeContent(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(fixtureContent, folder, { recursive: true });
  await addOwnPicture(folder);
  addApplicationForm(folder);
  addIndustries(folder);
  addPosts(folder, maxPosts + 1);
  addDrafts(folder);
  const file = join(folder, 'site.yml');
  writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), scripts: siteScripts }));
}

rmSync(leadsFolder, { recursive: true, force: true });
async function main(): Promise<void> {
  await writeContent(settings.CONTENT_FOLDER);
  try {
    run('gatsby', 'build');
    run('jest', '--config', 'jest.built-site.config.mjs');
    run('playwright', 'test', ...process.argv.slice(2));
  } catch {
    // The failed command has already printed what went wrong.
    process.exitCode = 1;
  }
}

void main();
