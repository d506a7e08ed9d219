/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { watch } from 'chokidar';
import { noPicturesIn } from '../../../src/model/content-folder';

test.each(['brand', 'marks', 'drawings'])('a project in a folder named %s watches only the pictures of its pages', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const content = join(folder, name, 'content');
  cpSync(resolve('content'), content, { recursive: true });
  // As gatsby-source-filesystem watches files.
  const watcher = watch(content, { ignored: noPicturesIn(content) });
  await new Promise<void>((ready) => watcher.on('ready', ready));
  const files = Object.entries(watcher.getWatched()).flatMap(([parent, names]) => names.map((file) => join(parent, file)));
  await watcher.close();
  rmSync(folder, { recursive: true });
  const found = files.map((file) => file.slice(content.length + 1)).filter((file) => basename(file).includes('.'));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((file) => !/\.(png|jpe?g|webp|svg)$/i.test(file) || /(^|\/)(drawings|marks|brand)\//.test(file))).toEqual([]);
});
