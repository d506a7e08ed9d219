import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect } from 'playwright/test';

/** Builds the site of a project copy from scratch, because Gatsby's cache is valid only in the folder it was created in; returns `public/`. */
export function buildSite(folder: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules/gatsby/cli.js'), 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', CONTENT_FOLDER: '' },
  });
  expect(status, stdout + stderr).toBe(0);
  return join(folder, 'public');
}
