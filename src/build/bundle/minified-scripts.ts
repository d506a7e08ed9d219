import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync } from '@swc/core';

type Scripts = Readonly<Record<string, string>>;

export const minifiedScriptsFile = resolve('.cache/inline-scripts.js');

/** Inline scripts by name, as a production build writes them into pages and hashes them for the content security policy. */
export function minifiedScripts(scripts: Scripts): Scripts {
  const options = { compress: true, mangle: true, format: { inlineScript: true } };
  return Object.fromEntries(Object.entries(scripts).map(([name, script]) => [name, minifySync(script, options).code]));
}

/** Writes the scripts to the file that the HTML bundle imports through the alias in `bundle-aliases.ts`. */
export function writeMinifiedScripts(scripts: Scripts): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(minifiedScriptsFile, `export const inlineScripts = ${JSON.stringify(minifiedScripts(scripts))};`);
}
