import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { leadsDatabase, leadsFolder, settings } from '../configured/settings';
import { visitedLanguages } from './visited-languages';

const env = {
  ...process.env,
  GATSBY_LEADS_ENDPOINT: settings.GATSBY_LEADS_ENDPOINT,
  E2E_SUITE: 'translated',
  LEADS_DATABASE: leadsDatabase,
  LEADS_RATE: '0',
};
const run = (command: string, ...parameters: string[]) => execFileSync('npx', [command, ...parameters], { env, stdio: 'inherit' });

/** The command `npm run test:translated`: builds the site with a leads receiver, and visits it in its additional languages. */
if (visitedLanguages.length === 0) {
  console.log('There is nothing to test: the home page and the contact page are not translated.');
} else {
  rmSync(leadsFolder, { recursive: true, force: true });
  try {
    run('gatsby', 'build');
    run('playwright', 'test', ...process.argv.slice(2));
  } catch {
    // The failed command has already printed what went wrong.
    process.exitCode = 1;
  }
}
