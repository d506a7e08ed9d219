import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from '../contract/environment';

/** The environment, plus what `.env.leads` in the folder adds. */
export function receiverEnvironment(folder = process.cwd(), env: Environment = process.env): Environment {
  const file = join(folder, '.env.leads');
  const settings: Environment = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const names = new Set([...Object.keys(settings), ...Object.keys(env).filter((name) => name.startsWith('LEADS_'))]);
  return Object.fromEntries([...names].map((name) => [name, env[name] || settings[name]]));
}
