import { parseEnv } from 'node:util';
import type { Environment } from './environment';

/**
 * Returns the variables in the text of an environment file. Editors on Windows may begin it with a byte order mark. Throws if it was
 * saved in an encoding in which no variable would be found.
 */
export function settingsIn(text: string, file: string): Environment {
  if (/[\0\uFFFD]/.test(text)) throw new Error(`${file} is not encoded in UTF-8: save it again as UTF-8.`);
  return parseEnv(text.replace(/^\uFEFF/, ''));
}
