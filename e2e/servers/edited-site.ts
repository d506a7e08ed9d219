import { spawn } from 'node:child_process';
import { appendFileSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { developmentEnvironment } from '../../src/commands/processes/development-environment';
import { copyProject, fixtureContent } from '../../src/commands/project/project-copy';
import { exitLine, terminalLog } from './terminal-log';

/**
 * The command `tsx e2e/servers/edited-site.ts [port]`: runs `npm run edit` on a copy of the project that tests may write to, with
 * a small agency's content.
 */
const folder = copyProject('edited', fixtureContent);
const loader = join('node_modules', 'tsx', 'dist', 'cli.mjs');
// Without a TTY, mistakes go to stderr.
const terminal = openSync(terminalLog, 'w');
const site = spawn(process.execPath, [loader, 'src/commands/edit.ts', process.argv[2] ?? '8010'], {
  cwd: folder,
  env: { ...process.env, ...developmentEnvironment },
  stdio: ['ignore', terminal, terminal],
});
site.on('exit', () => appendFileSync(terminalLog, `${exitLine}\n`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
// Playwright waits for this line: by now, the log holds nothing of an earlier run.
console.log(`Starting the site in ${folder}`);
