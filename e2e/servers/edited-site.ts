import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { developmentEnvironment } from '../../src/commands/development-environment';
import { copyProject, fixtureContent } from '../../src/commands/project-copy';

/**
 * The command `tsx e2e/servers/edited-site.ts [port]`: runs `npm run edit` on a copy of the project that tests may write to, with
 * a small agency's content.
 */
const folder = copyProject('edited', fixtureContent);
const loader = join('node_modules', 'tsx', 'dist', 'cli.mjs');
// The terminal output, for tests to read. Without a TTY, mistakes go to stderr.
const terminal = openSync(join(folder, 'terminal.log'), 'w');
const site = spawn(process.execPath, [loader, 'src/commands/edit.ts', process.argv[2] ?? '8010'], {
  cwd: folder,
  env: { ...process.env, ...developmentEnvironment },
  stdio: ['ignore', terminal, terminal],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
