import { execFileSync } from 'node:child_process';
import { browserPath } from './browser';

/** The ways to get a browser, the gentlest first. */
const ways: readonly (readonly [string, readonly string[]])[] = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']],
  ['sh', ['-c', 'apt-get update && apt-get install --yes --no-install-recommends chromium']],
];

function tried([command, args]: (typeof ways)[number]): boolean {
  console.log(`No browser yet, trying: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 });
  } catch {
    return false;
  }
  return browserPath() !== undefined;
}

if (browserPath() === undefined && !ways.some(tried)) {
  console.error('No Chromium was found or could be installed: install one, or name it in CHROMIUM_PATH.');
  process.exitCode = 1;
}
