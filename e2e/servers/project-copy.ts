import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const parts = [
  'content',
  'locales',
  'src',
  'static',
  'package.json',
  'tsconfig.json',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
];

/** Where a copy of the project lies, so that tests may write into its content. */
export const copyFolder = (name: string) => join(tmpdir(), `site-${name}`);

/** Copies the project anew, without what a build makes; packages are the project's own. */
export function copyProject(name: string): string {
  const folder = copyFolder(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(resolve(part), join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
