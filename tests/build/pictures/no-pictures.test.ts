import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { watch } from 'chokidar';
import { noPicturesIn } from '../../../src/model/content-folder';
import { writeSmallContent } from '../../model/small-content';

test.each(['brand', 'marks', 'drawings'])('a project in a folder named %s watches only the pictures of its pages', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const content = join(folder, name, 'content');
  writeSmallContent(content);
  cpSync(join(content, 'marks'), join(content, 'case-studies/drawings'), { recursive: true });
  // As gatsby-source-filesystem watches files.
  const watcher = watch(content, { ignored: noPicturesIn(content) });
  await new Promise<void>((ready) => watcher.on('ready', ready));
  const files = Object.entries(watcher.getWatched()).flatMap(([parent, names]) => names.map((file) => join(parent, file)));
  await watcher.close();
  rmSync(folder, { recursive: true });
  const found = files.map((file) => file.slice(content.length + 1)).filter((file) => basename(file).includes('.'));
  expect(found).toEqual(['case-studies/pictures/a.png']);
});
