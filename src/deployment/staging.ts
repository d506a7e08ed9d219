import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishedFiles, redirectPage, stagedPath, stagingFolder } from './deploy-plan';
import type { Ledger } from './file-ledger';
import type { Redirect } from './redirects';
import { classOf } from './response-table';

/** Lays the files of `public/` out by class, as links, and what the deploy adds to them: the client uploads folders. */
export function stage(files: readonly string[], redirects: readonly Redirect[], ledger: Ledger): void {
  rmSync(stagingFolder, { recursive: true, force: true });
  for (const path of publishedFiles(files)) linkSync(join('public', path), withFolder(stagedPath(classOf(path).name, path)));
  for (const { path, html } of redirects.map(redirectPage)) writeFileSync(withFolder(stagedPath('redirects', path)), html);
  writeFileSync(withFolder(join(stagingFolder, 'files.json')), JSON.stringify(ledger));
}

/** Lays one text out as a file of the service worker's class. */
export function stageWorker(path: string, text: string): void {
  rmSync(stagingFolder, { recursive: true, force: true });
  writeFileSync(withFolder(stagedPath('worker', path)), text);
}

function withFolder(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
