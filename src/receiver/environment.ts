import { existsSync, readFileSync } from 'node:fs';
import type { Environment } from '../contract/environment';
import { settingsIn } from '../contract/settings-in';

/** The receiver's settings in the environment, misspelled ones too, plus what `.env.leads` adds. */
export function receiverEnvironment(): Environment {
  const { env } = process;
  const file = '.env.leads';
  const settings: Environment = existsSync(file) ? settingsIn(readFileSync(file, 'utf8'), file) : {};
  const names = new Set([...Object.keys(settings), ...Object.keys(env).filter((name) => /^leads?_/i.test(name))]);
  return Object.fromEntries([...names].map((name) => [name, env[name] || settings[name]]));
}
