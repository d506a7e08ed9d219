import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicSettings } from '../edge/public-settings';

const known = new Map<string, unknown>();

/**
 * Reads a JSON file of the project at build time. A build asks for the same few on every page, so it reads each once; during
 * development they change, so they are read on each call.
 */
export function readAtBuild(...path: readonly string[]): unknown {
  const file = join(process.cwd(), ...path);
  const value: unknown = known.get(file) ?? JSON.parse(readFileSync(file, 'utf8'));
  if (publicSettings.production) known.set(file, value);
  return value;
}
