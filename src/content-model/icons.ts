import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Found from the project's folder: Gatsby runs a compiled copy of this file from elsewhere. */
const iconFolder = () => join(dirname(createRequire(join(process.cwd(), 'package.json')).resolve('simple-icons')), 'icons');

/** The names of all technology marks, such as `react`. */
export function iconNames(): ReadonlySet<string> {
  return new Set(readdirSync(iconFolder()).map((file) => file.replace(/\.svg$/, '')));
}

/** The outline of a mark in a 24 × 24 box. */
export function iconPath(name: string): string | undefined {
  return / d="([^"]+)"/.exec(readFileSync(join(iconFolder(), `${name}.svg`), 'utf8'))?.[1];
}
