import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian and Homebrew put PostgreSQL's programs, by version. */
const debian = '/usr/lib/postgresql';
const others = ['/opt/homebrew/opt/postgresql@17/bin', '/opt/homebrew/opt/postgresql@16/bin', '/usr/local/bin', '/usr/bin'];

/** The folder of PostgreSQL's newest server programs, or undefined. */
export function postgresFolder(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...others];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}
