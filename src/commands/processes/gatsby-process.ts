import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** What a terminal or a supervisor stops a process with. */
const stops = ['SIGINT', 'SIGTERM'] as const;

/** Runs Gatsby in this process's terminal, and resolves to its exit code; a signal counts as intended, not as a failure. */
export async function runGatsby(...args: string[]): Promise<number> {
  const cli = join(dirname(createRequire(resolve('package.json')).resolve('gatsby/package.json')), 'cli.js');
  const gatsby = spawn(process.execPath, [cli, ...args], { stdio: 'inherit' });
  // Ctrl-C also reaches Gatsby; this process waits for it to exit, so that the port is free when the prompt returns.
  const forward = (signal: NodeJS.Signals) => void gatsby.kill(signal);
  for (const each of stops) process.on(each, forward);
  const [code, signal] = await once(gatsby, 'exit');
  for (const each of stops) process.removeListener(each, forward);
  return signal ? 0 : code;
}
