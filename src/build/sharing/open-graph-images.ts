import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { openGraphImagePath } from '../../contract/open-graph-image-path';
import { digest } from '../digest';
import { forEachConcurrently } from '../pictures/for-each-concurrently';
import { forgetOldPictures, publish, removeOthers } from '../pictures/picture-cache';
import { type OpenGraphBrand, type OpenGraphPainter, openGraphPainter } from './open-graph-image';
import { drawable, type OpenGraphText } from './open-graph-image-words';

type OpenGraphImages = OpenGraphBrand & {
  pages: readonly OpenGraphText[];
  /** The base folder of the paths of pages' own pictures. */
  contentFolder: string;
  /** The folder of the built site. */
  outFolder: string;
  /** Keeps pictures between builds, keyed by their content. */
  cacheFolder: string;
  /** Called after each picture. */
  onProgress?: (done: number, all: number) => void;
};

/** Renders every page's Open Graph image to its `openGraphImagePath`; returns how many were not in the cache. */
export async function makeOpenGraphImages({
  pages,
  contentFolder,
  outFolder,
  cacheFolder,
  onProgress,
  ...brand
}: OpenGraphImages): Promise<number> {
  const paint = await openGraphPainter(brand);
  const style = await styleOf(paint);
  let [done, drawn] = [0, 0];
  await forEachConcurrently(pages, async (words) => {
    const file = join(outFolder, openGraphImagePath(words.path));
    const picture = words.picture ? await readFile(join(contentFolder, words.picture)) : undefined;
    const name = `${digest(32, style, drawable(JSON.stringify(words)), ...(picture ? [picture] : []))}.png`;
    const made = await publish({ cacheFolder, name, file, make: () => paint(words, picture) });
    if (made) drawn += 1;
    done += 1;
    onProgress?.(done, pages.length);
  });
  await forgetOldPictures(cacheFolder, Date.now());
  return drawn;
}

/** Removes the Open Graph images that an earlier build wrote for other pages than those at `paths`. */
export function removeOtherOpenGraphImages(outFolder: string, paths: readonly string[]): Promise<void> {
  const folder = join(outFolder, dirname(openGraphImagePath('/')));
  return removeOthers(folder, new Set(paths.map((path) => basename(openGraphImagePath(path)))));
}

/** Any picture will do: all that pages with one share is its position and encoding. */
const samplePicture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>');

/** Hebrew and Japanese, whose words are placed by rules of their own. */
const otherLetters = '\u05d0\u05d1 \u05d0 \u65e5\u672c\u8a9e ';

/** A digest of everything the pictures share: drawing, name, fonts, colors, layout, and encoding. */
async function styleOf(paint: OpenGraphPainter): Promise<string> {
  const samples = [12, 36, 60, 80, 110].map((length) => 'Sample of words '.repeat(7).slice(0, length));
  const latin = [...samples, 'Sample'.repeat(5)].map((heading) => ({ path: '/', heading, label: 'Label', kind: 'Kind' }));
  const words = [...latin, { path: '/', heading: otherLetters.repeat(3), label: otherLetters, kind: otherLetters }];
  const painted = await Promise.all(words.flatMap((each) => [paint(each), paint({ ...each, picture: 'sample' }, samplePicture)]));
  return digest(32, ...painted);
}
