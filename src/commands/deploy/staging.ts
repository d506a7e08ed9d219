import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classOf } from '../../build/hosts/response-table';
import type { Redirect } from '../../model/checking/redirect-problems';
import { redirectPage, removals, stagedPath, stagingFolder } from './deploy-plan';

type Staged = {
  /** Of `public/`, those to publish. */
  files: readonly string[];
  redirects: readonly Redirect[];
  removable: readonly string[];
  /** The values of other JSON files that the commands read, by name in the staging folder. */
  json: Readonly<Record<string, unknown>>;
};

/** Lays out the files by class, as hard links, plus the deploy's additions, because the CLI uploads folders. */
export function stage({ files, redirects, removable, json }: Staged): void {
  rmSync(stagingFolder, { recursive: true, force: true });
  for (const path of files) linkSync(join('public', path), withFolder(stagedPath(classOf(path).name, path)));
  for (const { path, html } of redirects.map(redirectPage)) writeFileSync(withFolder(stagedPath('redirects', path)), html);
  for (const { file, text } of removals(removable)) writeFileSync(withFolder(file), text);
  for (const [name, value] of Object.entries(json)) writeFileSync(withFolder(join(stagingFolder, name)), JSON.stringify(value));
}

/** Stages one text as a file of the service worker's class. */
export function stageWorker(path: string, text: string): void {
  rmSync(stagingFolder, { recursive: true, force: true });
  writeFileSync(withFolder(stagedPath('worker', path)), text);
}

function withFolder(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
