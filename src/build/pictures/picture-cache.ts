import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dayMs } from '../../contract/durations';

/** Not in Gatsby's `.cache`: pictures survive `gatsby clean` and plugin changes. */
export const pictureCache = (name: 'pictures' | 'open-graph-images') => join(process.cwd(), 'node_modules/.cache', name);

const keptMs = 30 * dayMs;

type Wanted = {
  cacheFolder: string;
  /** The name in the cache; contains a digest of all that determines the content. */
  name: string;
  /** Where the picture is published. */
  file: string;
  make: () => Promise<Buffer>;
};

/** Writes a picture to `file`, creating it only if no earlier build has; returns whether it was created. */
export async function publish({ cacheFolder, name, file, make }: Wanted): Promise<boolean> {
  const kept = join(cacheFolder, name);
  const made = !existsSync(kept);
  if (made) await writeWhole(kept, await make());
  await mkdir(dirname(file), { recursive: true });
  await copyFile(kept, file);
  const now = new Date();
  await utimes(kept, now, now);
  return made;
}

/** Deletes the files in a folder, if it exists, that have other names than these. */
export async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  await Promise.all(found.filter((name) => !names.has(name)).map((name) => rm(join(folder, name))));
}

/** Deletes pictures that no build has used for 30 days. `now` is in milliseconds. */
export async function forgetOldPictures(cacheFolder: string, now: number): Promise<void> {
  for (const name of await readdir(cacheFolder).catch(() => [])) {
    const file = join(cacheFolder, name);
    // A concurrent build may have deleted or renamed the file.
    const usedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (usedAt < now - keptMs) await rm(file, { force: true });
  }
}

/** Writes atomically, so that an interrupted build does not leave a truncated picture in the cache. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
