import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WritableEnvironment } from '../../contract/environment';
import { settingsIn } from '../../contract/settings-in';
import { separateFromProduction } from './preview';

/** Returns the commit being built, or undefined outside a repository. */
export function commitHash(folder: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Completes `env`, by default this process's, without overriding what is set: from `.env.production` or `.env.development` in
 * `folder`, and with the commit hash as the code version if errors are reported. (Otherwise each commit would change the site's
 * code for nothing, invalidating visitors' caches.) A preview loses the services of production.
 */
export function completeEnvironment(mode: string, folder = process.cwd(), env: WritableEnvironment = process.env): void {
  const name = `.env.${mode}`;
  const file = join(folder, name);
  const settings = existsSync(file) ? settingsIn(readFileSync(file, 'utf8'), name) : {};
  for (const [variable, value] of Object.entries(settings)) env[variable] ||= value;
  separateFromProduction(env);
  const codeVersion = env.GATSBY_SENTRY_DSN && !env.GATSBY_CODE_VERSION ? commitHash(folder) : undefined;
  // Node would store undefined as the string "undefined".
  if (codeVersion) env.GATSBY_CODE_VERSION = codeVersion;
}
