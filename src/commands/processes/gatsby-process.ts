import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Runs Gatsby in this process's terminal, and resolves to its exit code; a signal counts as intended, not as a failure. */
export function runGatsby(...args: string[]): Promise<number> {
  const cli = join(dirname(createRequire(resolve('package.json')).resolve('gatsby/package.json')), 'cli.js');
  const gatsby = spawn(process.execPath, [cli, ...args], { stdio: 'inherit' });
  // Ctrl-C also reaches Gatsby; this process waits for it to exit, so that the port is free when the prompt returns.
  const forward = (signal: NodeJS.Signals) => void gatsby.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, forward);
  return new Promise((done) => {
    gatsby.on('exit', (code, signal) => {
      for (const each of ['SIGINT', 'SIGTERM'] as const) process.removeListener(each, forward);
      done(signal ? 0 : (code ?? 1));
    });
  });
}
