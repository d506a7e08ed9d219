import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserPath } from './browser/launch-browser';
import { lineOf, provideTools, type Tool, type Way } from './install-tools/provide-tools';
import { postgresFolder } from './processes/postgres-folder';
import { runCommand } from './processes/run-command';

const debian = (packageName: string): readonly Way[] => [
  ['apt-get', ['install', '--yes', '--no-install-recommends', packageName]],
  ['sh', ['-c', `apt-get update && apt-get install --yes --no-install-recommends ${packageName}`]],
];

const isMac = process.platform === 'darwin';

/** Tools the tests need that are not npm packages. */
const tools: readonly Tool[] = [
  {
    name: 'Chromium (set CHROMIUM_PATH to use an installed one)',
    found: () => browserPath() !== undefined,
    own: [['npx', ['playwright', 'install', 'chromium']]],
    system: debian('chromium'),
    command: isMac ? 'brew install --cask chromium' : 'sudo apt-get install chromium',
  },
  {
    name: 'nginx',
    found: () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].some((path) => existsSync(path)),
    system: debian('nginx-light'),
    command: isMac ? 'brew install nginx' : 'sudo apt-get install nginx-light',
  },
  {
    name: 'PostgreSQL',
    found: () => postgresFolder() !== undefined,
    system: debian('postgresql'),
    command: isMac ? 'brew install postgresql@17' : 'sudo apt-get install postgresql',
  },
  {
    name: 'ShellCheck',
    found: () => spawnSync('shellcheck', ['--version']).status === 0,
    system: debian('shellcheck'),
    command: isMac ? 'brew install shellcheck' : 'sudo apt-get install shellcheck',
  },
];

/** Whether it succeeds or not: anything still missing is reported at the end. */
function tried(way: Way): void {
  console.log(`Trying: ${lineOf(way)}`);
  const [command, args] = way;
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
}

const usage = `npm run test:tools [-- --install]
  Lists the tools that the tests need and this machine lacks.
  --install  installs them, as in CI`;

/** The command `npm run test:tools`: changes CI machines unasked, a developer's only on request. */
function run(install: boolean): void {
  const mayChangeSystem = Boolean(process.env.CI) || install;
  for (const problem of provideTools(tools, mayChangeSystem, tried)) {
    console.error(problem);
    process.exitCode = 1;
  }
}

const options = { install: { type: 'boolean', default: false } } as const;

runCommand('install-tools', { usage, options }, ({ values }) => run(values.install));
