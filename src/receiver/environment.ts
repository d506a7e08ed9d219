import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Environment } from '../contract/environment';

/** The environment, plus what `.env.leads` adds. */
export function receiverEnvironment(): Environment {
  const { env } = process;
  const file = '.env.leads';
  const settings: Environment = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const names = new Set([...Object.keys(settings), ...Object.keys(env).filter((name) => name.startsWith('LEADS_'))]);
  return Object.fromEntries([...names].map((name) => [name, env[name] || settings[name]]));
}
