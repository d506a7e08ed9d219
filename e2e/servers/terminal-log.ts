import { join } from 'node:path';
import { copyFolder } from '../../src/commands/project/project-copy';

/** The terminal output of the server that `edited-site.ts` runs. */
export const terminalLog = join(copyFolder('edited'), 'terminal.log');

/** The line that `edited-site.ts` adds once the server no longer runs. */
export const exitLine = 'The server has exited.';
