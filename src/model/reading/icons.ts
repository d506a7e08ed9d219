import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Resolved from the project folder because Gatsby runs a compiled copy of this file from elsewhere. */
const iconFolder = () => join(dirname(createRequire(join(process.cwd(), 'package.json')).resolve('simple-icons')), 'icons');

/** The names of all technology icons, for example `react`. */
export function iconNames(): ReadonlySet<string> {
  return new Set(readdirSync(iconFolder()).map((file) => file.replace(/\.svg$/, '')));
}

/** The outline (path data) of an icon in a 24 × 24 box. */
export function iconPath(name: string): string | undefined {
  return / d="([^"]+)"/.exec(readFileSync(join(iconFolder(), `${name}.svg`), 'utf8'))?.[1];
}
