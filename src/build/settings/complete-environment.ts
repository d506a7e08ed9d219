import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { WritableEnvironment } from '../../contract/environment';
import { separateFromProduction } from './preview';

/** Returns the commit being built, or undefined outside a repository. */
export function commitHash(folder: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Completes `env`, by default this process's, without overriding what is set: from `.env.production` or `.env.development` in
 * `folder`, and with the commit hash as the code version if errors are reported. (Otherwise each commit would change the site's
 * code for nothing, invalidating visitors' caches.) A preview loses the services of production.
 */
export function completeEnvironment(mode: string, folder = process.cwd(), env: WritableEnvironment = process.env): void {
  const file = join(folder, `.env.${mode}`);
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  for (const [name, value] of Object.entries(settings)) env[name] ||= value;
  separateFromProduction(env);
  const codeVersion = env.GATSBY_SENTRY_DSN && !env.GATSBY_CODE_VERSION ? commitHash(folder) : undefined;
  // Node would store undefined as the string "undefined".
  if (codeVersion) env.GATSBY_CODE_VERSION = codeVersion;
}
