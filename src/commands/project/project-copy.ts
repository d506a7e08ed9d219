import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentFolder } from '../../model/content-folder';

const parts = [
  'locales',
  'src',
  'static',
  '.terserrc',
  'package.json',
  'tsconfig.json',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
];

/** The folder of a project copy, whose content tests may write to. */
export const copyFolder = (name: string) => join(tmpdir(), `site-${name}`);

/** A small agency's content, for what must not depend on the project's content. */
export const fixtureContent = 'tests/second-agency';

/** Makes a fresh copy of the project without build output, with this content; packages are shared with the project. */
export function copyProject(name: string, content = contentFolder()): string {
  const folder = copyFolder(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(resolve(part), join(folder, part), { recursive: true });
  cpSync(resolve(content), join(folder, 'content'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
