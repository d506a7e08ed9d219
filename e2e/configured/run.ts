import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { leadsFile, settings, siteScripts } from './settings';

/** The command `npm run test:configured`: builds the site with every service configured, and tests that build. */
const env = { ...process.env, ...settings, E2E_CONFIGURED: '1', LEADS_FILE: leadsFile };
const run = (command: string, ...parameters: string[]) => execFileSync('npx', [command, ...parameters], { env, stdio: 'inherit' });

/** Copies the content and lets its pages load scripts of other parties. */
function writeContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('content', folder, { recursive: true });
  const file = join(folder, 'site.yml');
  writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), scripts: siteScripts }));
}

rmSync(leadsFile, { force: true });
writeContent(settings.CONTENT_FOLDER);
try {
  run('gatsby', 'build');
  run('playwright', 'test', ...process.argv.slice(2));
} catch {
  // They have said what was wrong.
  process.exitCode = 1;
}
