import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import sharp from 'sharp';
import { pictureSize } from './picture-size';

/** The widths in pixels; those of the other formats. A smaller picture has its own width last. */
export const avifWidths = [480, 960, 1600] as const;

/** The folder below `public`, which a development server serves too; the names carry a digest, so that a file never changes. */
export const picturesPlace = 'static/pictures';

/** An effort of 2 of 9 takes a tenth of the usual time and makes a tenth more bytes; the plugin for pictures cannot set it. */
const encoding = { quality: 50, effort: 2 } as const;

function fileName(folder: string, picture: string, width: number): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(encoding))
    .update(readFileSync(join(folder, picture)));
  return `${basename(picture, extname(picture))}-${digest.digest('hex').slice(0, 10)}-${width}.avif`;
}

/** The widths in which a picture is made, of which none is larger than the picture. */
export async function widthsOf(folder: string, picture: string): Promise<number[]> {
  const { width } = await pictureSize(join(folder, picture));
  const largest = Math.max(...avifWidths);
  return [...avifWidths.filter((each) => each < Math.min(width, largest)), Math.min(width, largest)];
}

/** What a page says of a picture's AVIF files, as the `srcset` attribute takes it. */
export async function avifSrcSet(folder: string, picture: string): Promise<string> {
  const widths = await widthsOf(folder, picture);
  return widths.map((width) => `/${picturesPlace}/${fileName(folder, picture, width)} ${width}w`).join(', ');
}

const picturesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(png|jpg|webp)$/.test(path));

/** Puts the AVIF files of all pictures beside the built pages; what was encoded before comes from Gatsby's cache. */
export async function writeAvifPictures({ reporter, cache }: ParentSpanPluginArgs, folder = join(process.cwd(), 'content')): Promise<void> {
  const [kept, out] = [join(cache.directory, 'avif'), join(process.cwd(), 'public', picturesPlace)];
  for (const directory of [kept, out]) mkdirSync(directory, { recursive: true });
  const timer = reporter.activityTimer('AVIF pictures');
  timer.start();
  for (const picture of picturesIn(folder)) {
    for (const width of await widthsOf(folder, picture)) {
      const name = fileName(folder, picture, width);
      if (!existsSync(join(kept, name))) {
        await sharp(join(folder, picture)).autoOrient().resize({ width }).avif(encoding).toFile(join(kept, name));
      }
      copyFileSync(join(kept, name), join(out, name));
    }
  }
  timer.end();
}
