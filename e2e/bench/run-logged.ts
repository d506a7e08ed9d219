import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Turns off prompts, update notices and telemetry. */
const quiet = { CI: 'true', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', GATSBY_TELEMETRY_DISABLED: '1' };

/** Production builds, whatever started this run; npm's settings of this project are not those of the folder. */
const environment = (folder: string) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(config_local_prefix|package_)/.test(name))),
  ...quiet,
  NODE_ENV: 'production' as const,
  PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
});

/** Runs a command, which may be installed in the folder; rejects with the end of its output if it fails. */
export function runLogged(command: string, folder: string): Promise<void> {
  const child = spawn(command, { cwd: folder, shell: true, stdio: ['ignore', 'pipe', 'pipe'], env: environment(folder) });
  let said = '';
  const hear = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? done() : reject(new Error(`"${command}" failed in ${folder}:\n${said}`))));
  });
}
