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

/** The folder of a project copy, whose content tests may write to. */
export const copyFolder = (name: string) => join(tmpdir(), `site-${name}`);

/** Makes a fresh copy of the project without build output; packages are shared with the project. */
export function copyProject(name: string): string {
  const folder = copyFolder(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(resolve(part), join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
