import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sharingPicturePath } from '../../contract/sharing-picture-path';
import { type SharingBrand, type SharingPainter, sharingPainter } from './sharing-picture';
import type { SharingWords } from './sharing-picture-words';

type SharingPictures = SharingBrand & {
  pages: readonly SharingWords[];
  /** The folder of the built site. */
  outFolder: string;
  /** Keeps pictures between builds, keyed by their content. */
  cacheFolder: string;
  /** Called after each picture. */
  onProgress?: (done: number, all: number) => void;
};

/** Pictures rendered at once: while one is compressed, the next is laid out. */
const concurrency = 2;

/** Renders every page's sharing picture to its `sharingPicturePath`; returns how many were not in the cache. */
export async function makeSharingPictures({
  pages,
  brandName,
  logo,
  look,
  outFolder,
  cacheFolder,
  onProgress,
}: SharingPictures): Promise<number> {
  await mkdir(cacheFolder, { recursive: true });
  await mkdir(join(outFolder, dirname(sharingPicturePath('/'))), { recursive: true });
  const paint = await sharingPainter({ brandName, logo, look });
  const style = await styleOf(paint);
  const cached = new Set(await readdir(cacheFolder));
  const wanted = pages.map((words) => ({ words, name: `${digest(style, JSON.stringify(words))}.png` }));
  let done = 0;
  await together(wanted, async ({ words, name }) => {
    const source = join(cacheFolder, name);
    if (!cached.has(name)) await writeWhole(source, await paint(words));
    await copyFile(source, join(outFolder, sharingPicturePath(words.path)));
    done += 1;
    onProgress?.(done, wanted.length);
  });
  await keepOnly(cacheFolder, new Set(wanted.map(({ name }) => name)));
  return wanted.filter(({ name }) => !cached.has(name)).length;
}

/** Runs `work` on each entry, a few at a time. */
async function together<Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>): Promise<void> {
  const left = entries.values();
  const worker = async () => {
    for (const entry of left) await work(entry);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** A digest of everything the pictures share: drawing, name, fonts, colors, layout, and encoding. */
async function styleOf(paint: SharingPainter): Promise<string> {
  const samples = [12, 36, 60, 80, 110].map((length) => 'Sample of words '.repeat(7).slice(0, length));
  const painted = await Promise.all(samples.map((heading) => paint({ path: '/', heading, label: 'Label', kind: 'Kind' })));
  return digest(...painted);
}

function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
}

/** Writes atomically, so that an interrupted build does not leave a truncated picture in the cache. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

async function keepOnly(folder: string, names: ReadonlySet<string>): Promise<void> {
  const superfluous = (await readdir(folder)).filter((name) => !names.has(name));
  await Promise.all(superfluous.map((name) => rm(join(folder, name))));
}
